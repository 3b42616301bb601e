import type { Page } from 'playwright-core'

/** As a reader who takes the text twice as large sees the page. */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

/**
 * What does not fit, in words, and nothing where all fits: what is wider than the window or than the dialog that holds it, text that
 * covers other text, runs out of its box or is cut off, and what stays in sight and leaves no room for what is below it.
 */
export const misfits = (page: Page): Promise<string[]> => page.evaluate(findMisfits)

/** Runs in the page. */
function findMisfits(): string[] {
  interface Box {
    readonly block: Element
    /** A part that stays in sight is meant to cover what scrolls below it. */
    readonly layer: Element | undefined
    readonly text: string
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }

  const found = new Set<string>()
  const root = document.querySelector('dialog[open]') ?? document.body
  const styleOf = (element: Element) => getComputedStyle(element)
  /** The answer for each element, read once: the texts of a screen share what is above them. */
  const remembered = <T>(read: (element: Element) => T) => {
    const answers = new Map<Element, T>()
    return (element: Element): T => {
      const known = answers.get(element)
      if (known !== undefined) return known
      const answer = read(element)
      answers.set(element, answer)
      return answer
    }
  }

  function* above(element: Element): Generator<Element> {
    for (let at: Element | null = element; at; at = at.parentElement) yield at
  }
  const nameOf = (element: Element) =>
    [...above(element)]
      .slice(0, 3)
      .map((each) => `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''}`)
      .join(' < ')

  const clips = remembered((element) => {
    const { overflowX, overflowY, contain } = styleOf(element)
    return overflowX !== 'visible' || overflowY !== 'visible' || contain.includes('paint')
  })
  /** It scrolls, ends in an ellipsis, or is there for screen readers alone. */
  const cutsOnPurpose = remembered((element) => {
    const { overflowX, textOverflow, webkitLineClamp } = styleOf(element)
    return (
      /auto|scroll/.test(overflowX) ||
      textOverflow === 'ellipsis' ||
      webkitLineClamp !== 'none' ||
      element.clientWidth <= 1
    )
  })
  const isBlock = remembered((element) => !styleOf(element).display.startsWith('inline'))
  const stays = remembered((element) => /fixed|sticky/.test(styleOf(element).position))

  /** The visible part of a box, inside everything that clips it. */
  const seenPart = (element: Element, box: DOMRect, text: string) => {
    let { left, right, top, bottom } = box
    for (const each of above(element)) {
      if (each === document.body || !clips(each)) continue
      const clip = each.getBoundingClientRect()
      const isCut = right > clip.right + 1 || left < clip.left - 1
      if (isCut && !cutsOnPurpose(each)) found.add(`cut off: «${text}» in ${nameOf(each)}`)
      left = Math.max(left, clip.left)
      right = Math.min(right, clip.right)
      top = Math.max(top, clip.top)
      bottom = Math.min(bottom, clip.bottom)
    }
    return { left, right, top, bottom }
  }

  /** Where a text is seen; undefined for one that cannot be seen. */
  const boxOf = (node: Node): Box | undefined => {
    const element = node.parentElement
    const text = node.textContent?.trim().slice(0, 24)
    if (!element || !text || element.closest('script, style, svg, option')) return undefined
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return undefined
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, top, bottom } = seenPart(element, range.getBoundingClientRect(), text)
    if (right - left < 2 || bottom - top < 2) return undefined
    // The box of a line is higher than what is drawn in it, and lines may stand closer than their boxes are high.
    const trim = Math.min(Number.parseFloat(styleOf(element).fontSize) / 4, (bottom - top) / 3)
    return {
      block: [...above(element)].find(isBlock) ?? element,
      layer: [...above(element)].find(stays),
      text,
      left: left + 1,
      right: right - 1,
      top: top + trim,
      bottom: bottom - trim,
    }
  }

  const textsOf = (within: Element): Node[] => {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    while (walker.nextNode()) nodes.push(walker.currentNode)
    return nodes
  }

  const isOver = (one: Box, other: Box) =>
    other.block !== one.block && other.layer === one.layer && other.left < one.right && other.right > one.left

  const findOverlaps = (boxes: readonly Box[]) => {
    const falling = [...boxes].sort((one, other) => one.top - other.top)
    falling.forEach((box, index) => {
      for (let next = index + 1; next < falling.length; next++) {
        const other = falling[next]
        if (!other || other.top >= box.bottom) break
        if (isOver(box, other))
          found.add(`one over the other: «${box.text}» in ${nameOf(box.block)} and «${other.text}»`)
      }
    })
  }

  const findWide = () => {
    const excess = document.documentElement.scrollWidth - window.innerWidth
    if (excess > 0) found.add(`the page is ${excess} px too wide`)
    for (const layer of document.querySelectorAll('dialog[open], [popover]')) {
      const inside = layer.scrollWidth - layer.clientWidth
      if (inside > 0 && layer.clientWidth > 0) found.add(`${nameOf(layer)} is ${inside} px too wide`)
    }
  }

  const findOutside = (boxes: readonly Box[]) => {
    for (const { layer, left, right, text, block } of boxes) {
      if (!layer && (left < -1 || right > window.innerWidth + 1))
        found.add(`out of the window: «${text}» in ${nameOf(block)}`)
    }
  }

  const findTooTall = (layers: ReadonlySet<Element>) => {
    for (const layer of layers) {
      const { width, height } = layer.getBoundingClientRect()
      const covers = width > window.innerWidth * 0.6 && height > window.innerHeight * 0.6
      // These cover the page on purpose.
      if (covers && !layer.matches('dialog, nav, [popover]'))
        found.add(`leaves no room below it: ${nameOf(layer)}`)
    }
  }

  const boxes = textsOf(root).flatMap((node) => boxOf(node) ?? [])
  findWide()
  findOutside(boxes)
  findTooTall(new Set(boxes.flatMap(({ layer }) => layer ?? [])))
  findOverlaps(boxes)
  return [...found]
}

/** The words that break in the middle, in buttons, links, headings and sentences. A break after a hyphen does not count. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isBroken = (node: Node, start: number, word: string) => {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, start + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    }
    /** Hidden until it has the focus of the keyboard. */
    const isHidden = (element: Element | null): boolean =>
      element !== null && (element.getBoundingClientRect().width <= 1 || isHidden(element.parentElement))
    // An address such as that of an e-mail may break.
    const wordsOf = (node: Node) =>
      [...(node.textContent ?? '').matchAll(/[^\s-]+-?/g)].filter(([word]) => !word.includes('@'))
    const textsIn = (place: Element): Node[] => {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      const nodes: Node[] = []
      while (walker.nextNode()) nodes.push(walker.currentNode)
      return nodes
    }
    const root = document.querySelector('dialog[open]') ?? document.querySelector('main')
    const places = [...(root?.querySelectorAll('a, button, h1, h2, h3, h4, p') ?? [])]
    const found = [...new Set(places.flatMap(textsIn))]
      .filter(({ parentElement }) => parentElement?.checkVisibility() && !isHidden(parentElement))
      .flatMap((text) =>
        wordsOf(text).flatMap(({ 0: word, index }) =>
          isBroken(text, index, word) ? [`${word} in ${text.parentElement?.textContent}`] : [],
        ),
      )
    return [...new Set(found)]
  })
