import type { Lighter } from './lighter.ts'

const CORE = '@inversifyjs/core/lib'

/** What inversify needs to write functions as text: the content-security policy forbids it, and inversify does it only when asked to. */
export const INVERSIFY: Lighter = {
  leftOut: [
    `${CORE}/planning/calculations/buildNoActivationsInstanceBindingNodeResolverJit.js`,
    `${CORE}/planning/calculations/buildNoActivationsResolvedValueBindingNodeResolverJit.js`,
  ],
}
