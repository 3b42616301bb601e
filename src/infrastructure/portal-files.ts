export const PORTAL_FILES_ELEMENT_ID = 'portal-files'

/** Code that no screen fetches when it is opened. */
const PARTS = ['first-call', 'form-rules', 'sanitizer'] as const
export type LatePart = (typeof PARTS)[number]

/** The table that the build writes into the page, because only the build knows the names of its files. */
export interface PortalFiles extends Readonly<Record<LatePart, readonly number[]>> {
  /** Addresses of scripts and style sheets. The rest of the table names them by their place in this list. */
  readonly files: readonly string[]
  /** The module that starts the portal, as the page imports it. */
  readonly begin: string
  /** The paths of the login and of the home screen. */
  readonly login: string
  readonly home: string
  readonly screens: readonly {
    readonly path: string
    readonly title: string
    readonly protected?: true
    readonly files: readonly number[]
  }[]
}

/** Reads the table; undefined where nothing was built. */
export function portalFileTable(document: Document): PortalFiles | undefined {
  const text = document.getElementById(PORTAL_FILES_ELEMENT_ID)?.textContent
  return text ? (JSON.parse(text) as PortalFiles) : undefined
}

/** The returned function gives the files of a late part, or of the screen of a path; none where nothing was built. */
export function portalFiles(document: Document): (wanted: string) => readonly string[] {
  const table = portalFileTable(document)
  if (!table) return () => []
  return (wanted) => {
    const part = PARTS.find((name) => name === wanted)
    const numbers = part ? table[part] : table.screens.find(({ path }) => path === wanted)?.files
    return (numbers ?? []).flatMap((number) => table.files[number] ?? [])
  }
}

/** The version that the build has written into the page, such as `2026.11.22-665e5cf0a1`; undefined where nothing was built. */
export function portalVersion(document: Document): string | undefined {
  const version = document.querySelector('meta[name=version]')?.getAttribute('content')
  return version || undefined
}
