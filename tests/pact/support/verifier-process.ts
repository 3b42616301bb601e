/** Verifies contracts for the tests in a process of its own, because the native verifier writes on standard output. */
import { type Verification, verify } from '../../../scripts/pact/verification.ts'

process.on('message', (verification: Verification) => {
  verify(verification).then(
    (breaches) => process.send?.({ breaches }),
    (error: unknown) => process.send?.({ problem: String(error) }),
  )
})
