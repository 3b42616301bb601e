import { Factory } from 'fishery'

/** A worker keeps its modules from file to file, so each file would go on where the sequences of the one before have ended. */
const modules = import.meta.glob<Record<string, unknown>>('./factories/*.ts', { eager: true })

for (const exported of Object.values(modules).flatMap((module) => Object.values(module))) {
  if (exported instanceof Factory) exported.rewindSequence()
}
