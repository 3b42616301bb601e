import type { Credentials } from '@application/session/authentication.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import { BrowserCredentialKeeper } from '@infrastructure/browser/browser-credential-keeper.ts'
import { InMemoryCredentialKeeper } from '../doubles/session/in-memory-credential-keeper.ts'
import { windowOf } from '../support/window-of.ts'
import { describeCredentialKeeper } from './credential-keeper.contract.ts'

class PasswordCredential {
  constructor(readonly data: { readonly id: string; readonly password: string }) {}
}

describeCredentialKeeper('in a browser', true, () => {
  const kept: Credentials[] = []
  const store = async ({ data: { id, password } }: PasswordCredential) =>
    kept.push({ document: customerDocument(id), password })
  const window = windowOf({ PasswordCredential, navigator: { credentials: { store } } })
  return { keeper: new BrowserCredentialKeeper(window), kept }
})
describeCredentialKeeper('in a browser whose customer says no', false, () => {
  const store = () => Promise.reject(new DOMException('No.', 'NotAllowedError'))
  const window = windowOf({ PasswordCredential, navigator: { credentials: { store } } })
  return { keeper: new BrowserCredentialKeeper(window), kept: [] }
})
describeCredentialKeeper('in a browser without a password manager', false, () => ({
  keeper: new BrowserCredentialKeeper(windowOf({ navigator: {} })),
  kept: [],
}))
describeCredentialKeeper('in memory', true, () => {
  const keeper = new InMemoryCredentialKeeper()
  return { keeper, kept: keeper.offered }
})
