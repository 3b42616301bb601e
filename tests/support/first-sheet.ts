import type { Page } from 'playwright-core'

/**
 * How the sheet in the page and its file paint the same elements: what differs between the two. The sheet in the page comes last in the
 * cascade, its file would come first: where two rules of one layer weigh the same, the page would look otherwise than in development.
 *
 * @param known the kinds of elements that a screen before had, which are left out. Those of this screen are added.
 */
export async function paintedOtherwise(page: Page, known: Set<string>): Promise<string[]> {
  const { kinds, differences } = await page.evaluate(
    async (before) => {
      const kindOf = (element: Element) =>
        `${element.parentElement?.className} > ${element.tagName}.${element.className}`
      const found = new Map(
        [...document.querySelectorAll('body *:not(svg *)')].map((one) => [kindOf(one), one]),
      )
      for (const kind of before) found.delete(kind)
      const elements = [...found.values()]
      const styles = () =>
        elements.map((element) => {
          const style = getComputedStyle(element)
          return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)
        })
      const sheets = [...document.adoptedStyleSheets]
      const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]')
      if (!link) throw new Error('the first sheet has no link')
      const arrived = new Promise((resolve) => link.addEventListener('load', resolve, { once: true }))
      link.disabled = false
      await arrived
      // The one in the page comes after its file, and paints over it. Between the two nothing else can change the page.
      const inPage = styles()
      document.adoptedStyleSheets = []
      const fromFile = styles()
      document.adoptedStyleSheets = sheets
      link.disabled = true
      const differences = elements.flatMap((element, index) =>
        (inPage[index] ?? [])
          .filter((style, place) => style !== fromFile[index]?.[place])
          .map((style) => `${kindOf(element)} { ${style} }`),
      )
      return { kinds: [...found.keys()], differences }
    },
    [...known],
  )
  for (const kind of kinds) known.add(kind)
  return differences
}
