export const PROFILE_PATH = '/perfil'

/** What a link to the profile carries to lead straight to what is missing there. */
export interface ProfileFocus {
  readonly focus: 'phone'
}

/** Reads it back; anybody may have put something else into the history entry. */
export function carriedFocus(state: unknown): ProfileFocus['focus'] | undefined {
  if (typeof state !== 'object' || state === null || !('focus' in state)) return undefined
  return state.focus === 'phone' ? 'phone' : undefined
}
