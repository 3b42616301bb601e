import type { Members } from './without-members.ts'

/** Which parts of a library are left out of the build. A file is named by its package and its path in it. */
export interface Lighter {
  /** No customer runs any of their functions: each throws. */
  readonly leftOut?: readonly string[]
  /** Another file of a package instead of an import. */
  readonly resolved?: Readonly<Record<string, string>>
  /** Another text instead of a whole file. */
  readonly rewritten?: Readonly<Record<string, string>>
  /** Methods that no customer runs are not there: to call one fails. The build fails where one is not there any more. */
  readonly without?: Readonly<Record<string, Members>>
  /** Another text instead of a part of a file. The build fails where the part is not there (any more). */
  readonly changed?: Readonly<Record<string, readonly Change[]>>
}

export interface Change {
  readonly from: string | RegExp
  readonly to: string
}
