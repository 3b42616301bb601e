/** Banners, campaigns, partner logos and the thumbnails of the flyers. */
import { at, box, dots, ground, group, leaf, line, oval, path, sun, svg, tomato, word } from './kit.ts'
import { cake, products } from './products.ts'
import { rewards } from './rewards.ts'
import { tabloids } from './tabloids.ts'

const put = (slug: string, x: number, y: number, scale: number, turn = 0): string =>
  group(
    `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${scale})`,
    (products[slug] ?? rewards[slug])?.art ?? '',
  )
const scene = (sky: string, inner: string): string => svg(1200, 400, box(0, 0, 1200, 400, 0, sky) + inner)
const headline = (lines: ReadonlyArray<readonly [string, string]>, size: number): string => {
  const step = size * 1.02
  const top = 200 - ((lines.length - 1) * step) / 2 + size * 0.35
  return lines
    .map(([text, fill], i) =>
      word(text, 64, Math.round(top + i * step), size, fill, { anchor: 'start', spacing: -1, grain: 1 }),
    )
    .join('')
}

const coin =
  oval(4, 7, 46, 46, '#B97A00') +
  oval(0, 0, 46, 46, sun.base) +
  oval(0, 0, 36, 36, sun.deep) +
  oval(-1, -2, 35, 35, '#FFD35C') +
  path('M-15 3C-15-17 7-23 18-20 22 3 8 19-11 15z', leaf.mid) +
  line('M-15 19C-9 5-1-5 9-11', leaf.deep, 4)
const pine = (body: string = leaf.mid, shade: string = leaf.base): string =>
  path(
    'M0-150 56-66H36L82 4H52L104 84H-104L-52 4H-82L-36-66H-56z',
    body,
    `stroke="${body}" stroke-width="16"`,
  ) +
  path('M0-150 56-66H36L82 4H52L104 84H20C46 10 30-90 0-150z', shade, `stroke="${shade}" stroke-width="10"`) +
  box(-16, 90, 32, 34, 4, '#7A4A22') +
  line('M-44-62c30 18 60 14 84-4M-66 10c44 26 96 22 128-4M-88 76c60 24 130 20 176-2', sun.light, 6) +
  dots(
    [
      [-24, -34, 11],
      [40, 38, 12],
      [-54, 58, 12],
      [10, 66, 10],
    ],
    tomato.base,
  ) +
  dots(
    [
      [22, -74, 9],
      [-30, 22, 11],
      [54, 72, 10],
      [26, -20, 10],
    ],
    sun.base,
  ) +
  path('M0-192l10 21 23 3-17 16 5 23-21-12-21 12 5-23-17-16 23-3z', sun.base)
const present = (w: number, h: number, body: string, shade: string, ribbon: string): string =>
  box(-w / 2, -h, w, h, 8, body) +
  path(`M${w / 2 - 22} ${-h}h14q8 0 8 8v${h - 16}q0 8-8 8h-14z`, shade) +
  box(-9, -h, 18, h, 0, ribbon) +
  box(-w / 2 - 7, -h - 10, w + 14, 26, 7, shade) +
  box(-9, -h - 10, 18, 26, 0, ribbon) +
  path(`M0 ${-h - 10}c-12-34-52-36-50-16 2 12 28 16 50 16zm0 0c12-34 52-36 50-16-2 12-28 16-50 16z`, ribbon)
const bauble = (x: number, drop: number, r: number, fill: string, shade: string): string =>
  line(`M${x} 0v${drop - r}`, '#FFF3CF', 3, 'opacity=".7"') +
  box(x - 7, drop - r - 8, 14, 12, 3, sun.deep) +
  oval(x, drop, r, r, fill) +
  path(
    `M${x + r * 0.5} ${Math.round(drop - r * 0.86)}a${r} ${r} 0 0 1-${Math.round(r * 1.2)} ${Math.round(r * 1.72)}q${r} 0 ${Math.round(r * 1.2)}-${Math.round(r * 1.72)}z`,
    shade,
  ) +
  oval(x - r * 0.35, drop - r * 0.35, Math.round(r * 0.2), Math.round(r * 0.2), '#FFFFFF', 'opacity=".6"')
const flags = (y: number, colors: readonly string[], count: number, width: number): string =>
  line(
    `M-10 ${y}Q${(count * width) / 2} ${y + 40} ${count * width + 10} ${y}`,
    '#FFFFFF',
    4,
    'opacity=".8"',
  ) +
  Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    return path(
      `M${Math.round(i * width + width * 0.2)} ${Math.round(y + 80 * t * (1 - t))}h${Math.round(width * 0.6)}l-${Math.round(width * 0.3)} 44z`,
      colors[i % colors.length] ?? sun.base,
    )
  }).join('')
const flake =
  '<path d="M-12 0h24M0-12v24M-8-8l16 16M8-8l-16 16" stroke="#FFFFFF" stroke-width="3" opacity=".55"/>'
const crate = (w: number): string =>
  path(`M0 0h${w}l-14 104q-2 8-10 8H24q-8 0-10-8z`, '#A56F3B') +
  box(-6, -4, w + 12, 34, 6, '#D9A468') +
  box(2, 38, w - 4, 30, 6, '#C98F55') +
  box(8, 76, w - 16, 30, 6, '#D9A468') +
  box(24, -8, 24, 118, 5, '#B57B42') +
  box(w - 48, -8, 24, 118, 5, '#B57B42') +
  dots(
    [
      [36, 12, 4],
      [36, 90, 4],
      [w - 36, 12, 4],
      [w - 36, 90, 4],
    ],
    '#7E522A',
  )
const bag =
  path('M-110-150h220l14 214q1 16-16 16h-216q-17 0-16-16z', '#E4BC82') +
  path('M66-150h44l14 214q1 16-16 16H84q14-110-18-230z', '#C99B5C') +
  path(
    'M-110-150l20-14 18 14 18-14 18 14 18-14 18 14 18-14 18 14 18-14 18 14 18-14 20 14v12h-220z',
    '#E4BC82',
  )
const pencil = (body: string, shade: string): string =>
  box(-10, -70, 20, 120, 0, body) +
  box(3, -70, 7, 120, 0, shade) +
  path('M-10-70h20L0-98z', '#F6DDB6') +
  path('M-4-87h8L0-98z', '#2E3432') +
  box(-10, 44, 20, 10, 0, '#C9D2D6') +
  box(-10, 52, 20, 16, 6, '#F3A9B6')

export const banners: Readonly<Record<string, string>> = {
  'banner-1': scene(
    '#5B1F16',
    oval(900, 210, 330, 330, '#7A2C1C') +
      oval(900, 230, 230, 230, '#A04423') +
      dots(
        [
          [596, 80, 5],
          [650, 40, 7],
          [1130, 90, 6],
          [1168, 60, 4],
          [560, 150, 4],
          [1100, 40, 5],
        ],
        '#FF9D4D',
        'opacity=".8"',
      ) +
      box(540, 352, 700, 60, 0, '#3C130D') +
      box(540, 346, 700, 12, 0, '#C98F55') +
      put('churrasqueira', 676, -8, 1.3) +
      put('cerveja', 938, 118, 0.86) +
      put('picanha', 532, 138, 0.76) +
      headline(
        [
          ['Semana do', '#FFF3DC'],
          ['churrasco', sun.base],
        ],
        88,
      ),
  ),
  'banner-2': scene(
    leaf.base,
    oval(900, 220, 320, 320, '#2A8048') +
      oval(900, 220, 220, 220, leaf.mid) +
      ground(900, 362, 300, 22) +
      put('alface', 716, 44, 0.66, -8) +
      put('cenoura', 838, -2, 0.62, -6) +
      put('maca', 876, 58, 0.46) +
      put('banana', 974, 6, 0.64, 26) +
      group(
        'translate(900 276)',
        bag + group('translate(-8 -20)', oval(0, 0, 74, 74, sun.base) + word('2x', 0, 30, 84, leaf.deep)),
      ) +
      at(
        [
          [660, 312, -8, 1],
          [700, 210, 12, 0.8],
          [1100, 318, 10, 1.05],
          [1128, 200, -14, 0.75],
          [610, 116, 20, 0.6],
          [1070, 86, -10, 0.62],
        ],
        coin,
      ) +
      headline(
        [
          ['Cashback', '#FFFFFF'],
          ['em dobro', sun.base],
          ['na quarta', '#FFFFFF'],
        ],
        84,
      ),
  ),
  'banner-3': scene(
    '#DDF0D6',
    oval(890, 220, 340, 340, '#C6E5BC') +
      oval(890, 240, 240, 240, '#ABD9A0') +
      ground(880, 366, 320, 20) +
      put('banana', 652, 56, 0.78, -8) +
      put('alface', 750, 18, 0.78) +
      put('cenoura', 912, 8, 0.74, 10) +
      put('tomate', 670, 124, 0.56) +
      put('maca', 806, 104, 0.56) +
      put('batata', 926, 122, 0.56) +
      group('translate(670 252)', crate(400)) +
      at(
        [
          [608, 314, -10, 1],
          [688, 332, 12, 0.72],
        ],
        oval(0, 0, 52, 52, '#F58A1F') +
          path('M38-36A52 52 0 0 1-36 38C8 48 46 12 38-36z', '#DB6A0C') +
          line('M-36-8c2-14 10-22 20-26', '#FFC37A', 7) +
          path('M2-50c6-16 24-20 40-14-6 16-24 22-40 14z', leaf.mid),
      ) +
      put('cebola', 1010, 202, 0.56) +
      headline(
        [
          ['Hortifruti', leaf.deep],
          ['fresquinho', leaf.mid],
        ],
        88,
      ),
  ),
  'banner-4': scene(
    '#8F1F1B',
    oval(900, 220, 330, 330, '#A52B23') +
      oval(900, 240, 230, 230, '#BC382B') +
      at(
        [
          [580, 60],
          [640, 130, 20, 0.7],
          [1150, 70, 10, 0.9],
          [1120, 170, 0, 0.6],
          [760, 40, 30, 0.6],
          [1020, 36, 12, 0.8],
          [40, 40, 0, 0.8],
          [470, 360, 15, 0.9],
        ],
        flake,
      ) +
      ground(890, 362, 310, 22) +
      bauble(610, 110, 26, sun.base, sun.deep) +
      bauble(1110, 130, 30, leaf.mid, leaf.base) +
      group('translate(748 224) scale(1.06)', pine()) +
      put('cesta-natal', 812, 72, 1.08) +
      group('translate(640 366)', present(104, 84, sun.base, sun.deep, tomato.base)) +
      group('translate(1126 366)', present(90, 74, leaf.light, leaf.mid, '#FFFFFF')) +
      headline(
        [
          ['Natal na', '#FFF3DC'],
          ['Boa Praça', sun.base],
        ],
        90,
      ),
  ),
}

export const campaigns: Readonly<Record<string, string>> = {
  natal: scene(
    '#14532D',
    oval(600, 240, 420, 420, '#1A6235') +
      oval(600, 260, 290, 290, '#22733F') +
      at(
        [
          [70, 90],
          [180, 220, 20, 0.8],
          [300, 70, 10, 0.7],
          [900, 60, 30, 0.8],
          [1020, 210, 0, 0.9],
          [1130, 100, 14, 0.7],
          [420, 150, 0, 0.6],
          [800, 170, 25, 0.6],
        ],
        flake,
      ) +
      bauble(120, 150, 34, tomato.base, tomato.deep) +
      bauble(230, 90, 24, sun.base, sun.deep) +
      bauble(980, 96, 26, sun.base, sun.deep) +
      bauble(1090, 160, 36, tomato.base, tomato.deep) +
      path('M0 352q300-44 600-20t600 10v58H0z', '#EAF4EE') +
      group('translate(600 230) scale(1.12)', pine('#5DB56A', '#3F9A52')) +
      put('cesta-natal', 250, 94, 0.92) +
      group('translate(742 364)', present(120, 96, tomato.base, tomato.deep, sun.base)) +
      group('translate(868 366)', present(96, 120, sun.base, sun.deep, tomato.base)) +
      group('translate(494 368)', present(84, 64, '#7CC0E6', '#4C9BCB', '#FFFFFF')) +
      group('translate(964 370)', present(76, 60, leaf.light, leaf.mid, '#FFFFFF')),
  ),
  'volta-as-aulas': scene(
    '#CFE4F6',
    oval(600, 230, 400, 400, '#BAD7F0') +
      oval(600, 250, 280, 280, '#A4C9EA') +
      box(0, 346, 1200, 60, 0, '#D9A468') +
      box(0, 340, 1200, 12, 0, '#EBC08A') +
      group(
        'translate(250 342)',
        box(-120, -44, 240, 44, 8, leaf.mid) +
          box(-112, -36, 232, 28, 4, '#FFFFFF') +
          box(-120, -44, 40, 44, 8, leaf.base) +
          box(-104, -86, 226, 42, 8, tomato.base) +
          box(-96, -78, 218, 26, 4, '#FFFFFF') +
          box(-104, -86, 38, 42, 8, tomato.deep) +
          box(-122, -126, 214, 40, 8, sun.base) +
          box(-114, -118, 206, 24, 4, '#FFFFFF') +
          box(-122, -126, 36, 40, 8, sun.deep),
      ) +
      put('maca', 142, 66, 0.58) +
      put('mochila', 442, 20, 1.2) +
      group(
        'translate(890 250)',
        at(
          [
            [-52, -58, -14, 1],
            [52, -58, 12, 1],
          ],
          pencil(sun.base, sun.deep),
        ) +
          group('translate(-16 -76) rotate(-3)', pencil(tomato.base, tomato.deep)) +
          group('translate(20 -66) rotate(6)', pencil(leaf.mid, leaf.base)) +
          path('M-76-14H76L64 86q-1 8-10 8H-54q-9 0-10-8z', '#2769AB') +
          path('M44-14h32L64 86q-1 8-10 8H30z', '#1A5190') +
          box(-80, -22, 160, 22, 8, '#5DA3DE'),
      ) +
      put('garrafa-termica', 950, 110, 0.88) +
      at(
        [
          [90, 90, 0, 1.2],
          [400, 70, 0, 0.9],
          [820, 76, 0, 1],
          [1130, 60, 0, 1.1],
        ],
        path('M0-22l6 15 16 1-12 10 4 16-14-9-14 9 4-16-12-10 16-1z', '#FFFFFF', 'opacity=".8"'),
      ),
  ),
  churrasco: scene(
    '#F6C9A0',
    oval(600, 230, 420, 420, '#F1B684') +
      oval(600, 250, 290, 290, '#EAA068') +
      flags(24, [leaf.mid, sun.base, tomato.base, '#FFF3DC'], 12, 100) +
      box(0, 350, 1200, 50, 0, '#8E5526') +
      box(0, 344, 1200, 12, 0, '#C98F55') +
      put('churrasqueira', 408, -10, 1.32) +
      put('picanha', 116, 106, 0.9) +
      put('cerveja', 850, 86, 0.98) +
      put('pao-frances', 330, 214, 0.56) +
      put('tomate', 780, 214, 0.54),
  ),
  aniversario: scene(
    '#FFE7A8',
    oval(600, 230, 420, 420, '#FFDC85') +
      oval(600, 250, 290, 290, '#FFD062') +
      flags(16, [leaf.mid, tomato.base, '#FFFFFF', '#7CC0E6'], 12, 100) +
      at(
        [
          [190, 190, -6, 1],
          [1010, 180, 6, 1],
        ],
        line('M0 66c-14 40 12 60 0 110', '#8E867A', 3) +
          path('M0-70c44 0 62 34 54 66C46 36 20 60 0 66-20 60-46 36-54-4-62-36-44-70 0-70z', tomato.base) +
          path('M20-66c30 10 40 36 34 62C46 36 20 60 0 66 26 26 34-20 20-66z', tomato.deep) +
          oval(-22, -28, 9, 16, '#F9A08C', 'transform="rotate(20 -22 -28)"'),
      ) +
      at(
        [
          [290, 150, 4, 0.9],
          [912, 140, -6, 0.9],
        ],
        line('M0 66c14 40-12 60 0 130', '#8E867A', 3) +
          path('M0-70c44 0 62 34 54 66C46 36 20 60 0 66-20 60-46 36-54-4-62-36-44-70 0-70z', leaf.mid) +
          path('M20-66c30 10 40 36 34 62C46 36 20 60 0 66 26 26 34-20 20-66z', leaf.base) +
          oval(-22, -28, 9, 16, leaf.light, 'transform="rotate(20 -22 -28)"'),
      ) +
      ground(600, 372, 380, 18) +
      group('translate(408 42) scale(1.2)', cake) +
      at(
        [
          [536, 182, 0, 1],
          [600, 190, 0, 1],
          [664, 182, 0, 1],
        ],
        box(-8, -36, 16, 60, 4, '#FFFFFF') +
          path('M-8-18l16-12v12l-16 12zm0 24 16-12v12l-16 12z', tomato.base) +
          path('M0-78c14 16 16 40 0 42-16-2-14-26 0-42z', '#FF9D2E') +
          path('M0-60c7 8 7 22 0 23-7-1-7-15 0-23z', '#FFF3CF'),
      ) +
      group('translate(366 372)', present(120, 92, leaf.mid, leaf.base, sun.base)) +
      group('translate(838 372)', present(110, 108, '#7CC0E6', '#4C9BCB', '#FFFFFF')) +
      group('translate(268 374)', present(80, 60, tomato.base, tomato.deep, '#FFFFFF')) +
      group('translate(936 374)', present(84, 66, sun.light, sun.base, tomato.base)) +
      at(
        [
          [420, 120, 20],
          [500, 90, -30],
          [770, 110, 40],
          [716, 84, 10],
          [110, 330, 60],
          [1100, 340, 20],
          [80, 110, 15],
          [1130, 120, -20],
        ],
        box(-9, -5, 18, 10, 3, leaf.mid),
      ) +
      at(
        [
          [380, 190, 40],
          [820, 200, -10],
          [560, 76, 70],
          [660, 70, 0],
          [150, 90, 0],
          [1060, 70, 0],
          [1120, 250, 0],
          [70, 240, 30],
        ],
        box(-9, -5, 18, 10, 3, tomato.base),
      ),
  ),
}

const partner = (symbol: string, quiet: string, main: string, ink: string, tint: string, size = 25): string =>
  svg(
    240,
    80,
    box(0, 0, 240, 80, 16, '#FDFBF7') +
      oval(42, 40, 29, 29, tint) +
      symbol +
      word(quiet, 82, 31, 15, ink, { anchor: 'start' }) +
      word(main, 81, 58, size, ink, { anchor: 'start' }),
    `${quiet} ${main}`,
  )
export const partners: Readonly<Record<string, string>> = {
  'moinho-aurora': partner(
    path('M42 58a16 16 0 0 0 16-16H26a16 16 0 0 0 16 16z', sun.base) +
      path('M34 62l3-28h10l3 28z', '#8A5A16') +
      path('M36 34q6-10 12 0z', '#6E4510') +
      at(
        [0, 90, 180, 270].map((a) => [42, 33, a + 28] as const),
        box(-1.5, -22, 3, 22, 0, '#6E4510') + box(1.5, -22, 7, 16, 1.5, '#E8A92C'),
      ) +
      oval(42, 33, 3.5, 3.5, '#6E4510'),
    'Moinho',
    'Aurora',
    '#7A4C0E',
    '#FCEBC2',
    30,
  ),
  'laticinios-serra': partner(
    path('M16 53l18-31 11 18 6-9 17 22a29 29 0 0 1-52 0z', '#2769AB') +
      path('M34 22l8 13-5 4-4-3-6-2zm17 9 8 10-5-1-4 3-4-3z', '#FFFFFF') +
      path('M42 43c5 7 8 10 8 14a8 8 0 0 1-16 0c0-4 3-7 8-14z', '#FFFFFF'),
    'Laticínios',
    'Serra',
    '#1A5190',
    '#D5E8F8',
    30,
  ),
  'cafe-horizonte': partner(
    path('M22 44a20 20 0 0 1 40 0z', '#F0902E') +
      line('M42 12v6M20 22l4 4m40-4-4 4', '#F0902E', 4) +
      path('M14 48h56a29 29 0 0 1-56 0z', '#5A2E18') +
      line('M28 57c8-6 18 6 28 0', '#FBE3C6', 4),
    'Café',
    'Horizonte',
    '#5A2E18',
    '#FBE3C6',
    27,
  ),
  'limpa-facil': partner(
    oval(38, 44, 17, 17, '#2FA6A0') +
      oval(57, 27, 9, 9, '#62C6C0') +
      oval(58, 52, 5, 5, '#62C6C0') +
      path('M38 33c2 7 4 9 11 11-7 2-9 4-11 11-2-7-4-9-11-11 7-2 9-4 11-11z', '#FFFFFF') +
      oval(54, 24, 2.5, 2.5, '#FFFFFF'),
    'Limpa',
    'Fácil',
    '#0F6B6B',
    '#D3F0ED',
    30,
  ),
  'granja-nova': partner(
    path('M42 16c12 0 20 18 20 30a20 18 0 0 1-40 0c0-12 8-30 20-30z', '#FFFFFF') +
      path('M22 46l7-5 6 6 7-6 7 6 6-6 7 5a20 18 0 0 1-40 0z', tomato.base) +
      dots(
        [
          [36, 34, 2.2],
          [48, 34, 2.2],
        ],
        '#5A2E18',
      ) +
      path('M38.500 38h7l-3.500 4.500z', '#F0902E'),
    'Granja',
    'Nova',
    '#A3301F',
    '#FBD9CC',
    30,
  ),
  'frutos-do-vale': partner(
    path('M14 50q14-12 28-2t28-4a29 29 0 0 1-53 16z', leaf.light) +
      oval(38, 41, 14, 14, '#F0902E') +
      oval(51, 46, 11, 11, tomato.base) +
      line('M39 28c1-5 3-8 7-11', '#6E4510', 3) +
      path('M42 24c2-10 12-13 21-10-3 9-12 13-21 10z', leaf.mid) +
      path('M17 58q12-6 25 0t26-5a29 29 0 0 1-51 5z', leaf.mid),
    'Frutos do',
    'Vale',
    leaf.base,
    '#DDF0D6',
    30,
  ),
}

/* Thumbnails of the flyers: page one in miniature, with tiny pictures in a 40 square. */
const tiny: Readonly<Record<string, string>> = {
  steak:
    path('M4 24C3 10 14 4 24 5s14 10 11 18-12 9-18 9S5 32 4 24z', '#FBE3C6') +
    path('M10 24c0-9 7-13 14-12s9 7 7 11-8 5-12 5-9 1-9-4z', '#CF4335'),
  bird:
    path('M5 26C4 14 14 8 23 9s12 8 11 15-8 9-12 9H12c-4 0-7-3-7-7z', '#DE9440') +
    line('M31 15l5-5', '#FFF4DF', 4),
  sausage: line('M7 14c8-5 18-5 26 0M7 27c8-5 18-5 26 0', '#BC4C35', 9),
  glass:
    path('M9 14h18l-2 20H11z', '#F4A91E') +
    path('M7 14c-3-6 3-8 6-7 3-5 10-4 11 0 5-1 7 4 5 7z', '#FFFFFF') +
    line('M28 19c6 0 6 9-1 9', '#E0E6E8', 3),
  bottle: path('M17 3h6v8c0 4 6 5 6 11v14H11V22c0-6 6-7 6-11z', '#3E7A34') + box(11, 22, 18, 9, 0, '#FFF3DC'),
  oil:
    path('M17 3h6v7c0 4 6 5 6 10v16H11V20c0-5 6-6 6-10z', sun.base) +
    box(11, 22, 18, 9, 0, '#FFFFFF') +
    box(16, 2, 8, 5, 1, leaf.base),
  soda:
    path('M17 3h6v8c0 4 6 5 6 11v14H11V22c0-6 6-7 6-11z', '#4B2315') +
    box(11, 19, 18, 9, 0, tomato.base) +
    box(16, 2, 8, 5, 1, tomato.base),
  sack: path('M11 5h18l2 14-2 17H11L9 19z', '#FFFFFF') + box(9, 14, 22, 11, 0, leaf.base),
  beans: path('M11 5h18l2 14-2 17H11L9 19z', '#B5482F') + box(9, 14, 22, 11, 0, '#FFF3DC'),
  sugar: path('M11 5h18v31H11z', '#FFFFFF') + box(11, 12, 18, 13, 0, '#2F7CC4'),
  coffee: path('M12 4h16l2 6v26H10V10z', '#6B3A22') + box(10, 15, 20, 11, 0, tomato.base),
  milk:
    path('M10 13l4-9h12l4 9v23H10z', '#FFFFFF') +
    path('M10 26q10-5 20 0v10H10z', '#3B86C8') +
    box(14, 3, 12, 4, 0, '#3B86C8'),
  bread: oval(20, 24, 16, 10, '#DD9B4B') + path('M9 22c6-6 18-6 23-1-7 2-16 2-23 1z', '#FBE7BE'),
  butter: path('M5 18l7-7h23v13l-6 7H5z', sun.base) + path('M5 18h17v13H5z', '#F5F8F7'),
  cheese:
    path('M4 22L24 9q12 4 12 13z', '#FFF0A8') +
    path('M4 22h32v11H4z', '#FBD25F') +
    dots(
      [
        [12, 28, 2],
        [24, 27, 3],
      ],
      '#E9B440',
    ),
  yogurt:
    path('M10 11h20l-3 25H13z', '#FFFFFF') +
    path('M11 19h18l-1 9H12z', '#EE7F92') +
    box(8, 8, 24, 4, 2, '#C9CFD2'),
  apple:
    path(
      'M20 13c4-4 15-3 15 8 0 9-6 15-10 15-2 0-3-1-5-1s-3 1-5 1c-4 0-10-6-10-15 0-11 11-12 15-8z',
      tomato.base,
    ) + path('M21 10c1-6 6-8 11-7-1 6-6 9-11 7z', leaf.mid),
  banana:
    path('M26 4c6 14 0 28-20 28-3-1-2-4 1-5C18 25 22 16 21 5z', '#FFD64A') + box(20, 2, 7, 5, 1, '#8A6A22'),
  orange: oval(20, 22, 14, 14, '#F58A1F') + path('M20 10c2-5 7-6 11-4-2 5-7 6-11 4z', leaf.mid),
  tomato: oval(20, 23, 15, 13, tomato.base) + path('M20 8l2 5 7-1-4 5-5 0-5 0-4-5 7 1z', leaf.mid),
  lettuce:
    path(
      'M20 36C8 37 3 30 5 22c-2-6 1-9 4-11 2-6 7-8 11-5 4-3 9-1 11 5 3 2 6 5 4 11 2 8-3 15-15 14z',
      '#5DB456',
    ) + path('M20 34c-5 0-9-5-8-12 0-6 3-10 8-10s8 4 8 10c1 7-3 12-8 12z', '#B5E394'),
  carrot:
    path('M13 12c3-4 11-4 14 0 1 6-4 20-7 26-3-6-8-20-7-26z', '#F28A2E') +
    path('M20 11c-4-2-5-6-4-9 2 1 3 3 4 5 1-2 2-4 4-5 1 3 0 7-4 9z', leaf.mid),
  potato:
    oval(20, 22, 16, 12, '#D9A75C', 'transform="rotate(-14 20 22)"') +
    dots(
      [
        [14, 20, 1.5],
        [24, 24, 1.5],
        [26, 17, 1.5],
      ],
      '#94652B',
    ),
  onion: path('M20 4c1 5 2 7 6 9 12 5 9 22-6 22S2 18 14 13c4-2 5-4 6-9z', '#D98A3B'),
  egg: oval(14, 22, 9, 11, '#F2C9A2') + oval(26, 24, 9, 11, '#FFF6E9'),
  soap:
    path('M9 7h20v29H9z', '#2F7CC4') +
    path('M9 24c7-7 13 2 20-4v16H9z', sun.base) +
    oval(19, 16, 7, 5, '#FFFFFF'),
  spray:
    path('M16 4h8l1 6h-10z', tomato.base) +
    path('M14 10h12c0 5 4 5 4 11v15H10V21c0-6 4-6 4-11z', '#A9D24A') +
    box(10, 23, 20, 8, 0, '#FFFFFF'),
  softener:
    path('M14 10h12c1 4 5 5 5 11v15H9V21c0-6 4-7 5-11z', '#C9A4E2') +
    box(14, 3, 12, 7, 2, '#7A4FA0') +
    oval(20, 26, 5, 5, '#FFFFFF'),
  roll:
    path('M8 10v22c0 5 22 5 22 0V10z', '#FFFFFF') +
    oval(19, 10, 11, 5, '#E6EDF4') +
    oval(19, 10, 4, 2, '#A77B50'),
  shampoo:
    path('M12 13h16q4 4 3 8l-2 15H11L9 21q-1-4 3-8z', '#2FA6A0') +
    box(14, 5, 12, 8, 2, '#0F6B6B') +
    oval(20, 24, 6, 6, '#FFFFFF'),
  bar:
    box(5, 16, 30, 17, 8, '#F9B8C4') +
    box(9, 19, 22, 11, 5, '#FBD3DA') +
    dots(
      [
        [12, 11, 4],
        [22, 9, 5],
      ],
      '#FFFFFF',
    ),
  paste: group(
    'rotate(-24 20 20)',
    path('M4 13h4l18 2v10l-18 2H4z', '#2FA6A0') + box(27, 15, 7, 10, 2, '#2F7CC4'),
  ),
  diaper:
    path('M4 12h32v6c-6 1-9 6-10 16H14c-1-10-4-15-10-16z', '#FFFFFF') +
    box(4, 12, 7, 5, 1, '#5AAFCF') +
    box(29, 12, 7, 5, 1, '#5AAFCF'),
  cake:
    path('M7 18h26v14c0 4-26 4-26 0z', '#EFA24A') +
    path('M7 17c0 8 5 7 6 3 3 8 6 7 8 1 3 6 6 6 8 0 2 3 4 2 4-4-4-6-22-6-26 0z', '#6B3A22') +
    dots(
      [
        [14, 12, 3],
        [24, 11, 3],
      ],
      tomato.base,
    ),
  cookie:
    oval(20, 21, 15, 15, '#E6B06C') +
    dots(
      [
        [14, 16, 2.5],
        [24, 18, 2.5],
        [18, 26, 2.5],
        [28, 26, 2],
      ],
      '#5A2E18',
    ),
  choc: group(
    'rotate(12 20 20)',
    box(11, 4, 18, 16, 1, '#6B3A22') + box(10, 18, 20, 18, 1, tomato.base) + box(10, 22, 20, 3, 0, sun.base),
  ),
  wine:
    path('M17 3h6v9c0 4 5 5 5 11v13H12V23c0-6 5-7 5-11z', '#2F3A2C') +
    box(12, 23, 16, 8, 0, '#FFF3DC') +
    box(16, 2, 8, 7, 1, '#6B1630'),
  juice: path('M10 13l4-7h12l4 7v23H10z', '#FBA92E') + oval(20, 24, 7, 7, '#F58A1F'),
  fish:
    path('M4 21c6-10 18-12 25-3l7-6-1 9 1 9-7-5c-7 8-19 6-25-4z', '#5FA3BC') + dots([[11, 20, 2]], '#FFFFFF'),
  nuts:
    path('M6 18c6-8 22-8 28 0-1 10-6 16-14 16S7 28 6 18z', '#B5733A') +
    path('M6 18c4-12 24-12 28 0z', '#EFCB92'),
  water:
    path('M17 3h6v6c0 4 6 5 6 10v17H11V19c0-5 6-6 6-10z', '#9FD3EE') +
    box(11, 20, 18, 9, 0, '#2F7CC4') +
    box(16, 2, 8, 5, 1, '#2F7CC4'),
}
export const flyerThumbs: Readonly<Record<string, string>> = Object.fromEntries(
  tabloids.map((t, n) => {
    const spots = t.thumbs.map((_, i) => [14 + (i % 3) * 93, 112 + Math.floor(i / 3) * 90] as const)
    const card =
      box(0, 0, 86, 84, 8, '#FFFFFF') +
      oval(43, 32, 28, 28, t.tint) +
      box(30, 59, 50, 20, 6, t.tag) +
      line('M38 69h9m7 0h18', t.tagInk, 6) +
      line('M8 65h15m-15 8h10', '#CFC6B8', 3)
    return [
      `tabloide-${n + 1}`,
      svg(
        300,
        400,
        box(0, 0, 300, 400, 0, t.paper) +
          path('M0 0h300v90q-150 26-300 0z', t.band) +
          oval(300, 10, 70, 70, t.bandLight) +
          group('scale(.5)', word(t.word, 36, 124, 96, '#FFFFFF', { anchor: 'start', grain: 1 })) +
          line('M20 78h64', sun.base, 6) +
          at(spots, card) +
          spots
            .map(([x, y], i) =>
              group(`translate(${x + 19} ${y + 9}) scale(1.2)`, tiny[t.thumbs[i] ?? ''] ?? ''),
            )
            .join(''),
      ),
    ]
  }),
)
