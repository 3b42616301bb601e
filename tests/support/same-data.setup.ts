/** Each file meets the same data in every run, whichever files its worker ran before. */
import fc from 'fast-check'
import { Factory } from 'fishery'

fc.configureGlobal({ seed: 20 })

const modules = import.meta.glob<Record<string, unknown>>('./factories/*.ts', { eager: true })

for (const exported of Object.values(modules).flatMap((module) => Object.values(module))) {
  if (exported instanceof Factory) exported.rewindSequence()
}
