import type { Page } from 'playwright-core'

/**
 * Finds elements that the sheets in the page style otherwise than the sheets' files. The sheets in the page come last in the cascade, and
 * their files come first. So where two rules of one layer have the same weight, the built page could look different from development.
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
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')]
      if (links.length === 0) throw new Error('the sheets in the page have no links')
      await Promise.all(
        links.map((link) => {
          const arrived = new Promise((resolve) => link.addEventListener('load', resolve, { once: true }))
          link.disabled = false
          return arrived
        }),
      )
      // The one in the page comes after its file, and paints over it. Between the two nothing else can change the page.
      const inPage = styles()
      document.adoptedStyleSheets = []
      const fromFile = styles()
      document.adoptedStyleSheets = sheets
      for (const link of links) link.disabled = true
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
