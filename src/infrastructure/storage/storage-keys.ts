/** The keys that product.md §9 and rule 15 name. */
export const TOKEN_KEY = 'portal.token'
export const SESSION_KEY = 'portal.session'
export const PROFILE_IMAGE_KEY = 'imgAuth'

/** The portal's own keys. Those directly under it are choices of the device's customers, which outlive their sessions. */
export const PREFERENCES_PREFIX = 'portal.preferences.'

/** The customer whose pushes this device gets. It outlives an expired session, as the pushes do. */
export const PUSH_OWNER_KEY = `${PREFERENCES_PREFIX}push`

/** The key and the address of the configuration that those pushes were subscribed with. */
export const PUSH_CONFIGURATION_KEY = `${PREFERENCES_PREFIX}push-terms`

/** Anything under this prefix is wiped when the session ends. */
export const PRIVATE_PREFIX = `${PREFERENCES_PREFIX}private.`

/** What was read last. It goes first where storage is full. */
export const LAST_KNOWN_PREFIX = `${PRIVATE_PREFIX}last-known.`

/** In sessionStorage: it ends with the tab. */
export const REGISTRATION_DRAFT_KEY = `${PREFERENCES_PREFIX}draft.registration`

/** In sessionStorage: what happened in this visit, which a reload goes on with. */
export const VISIT_PREFIX = `${PREFERENCES_PREFIX}visit.`

/** The HTML of terms that were opened in a tab of their own, and which of them was opened last. */
export const TERMS_PREFIX = `${PREFERENCES_PREFIX}terms.`
