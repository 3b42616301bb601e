/** The twenty rewards, each drawn by hand in a 320 square. */

import { markOnGreen } from './brand.ts'
import {
  at,
  box,
  dots,
  ground,
  group,
  leaf,
  leafShape,
  line,
  oval,
  type Picture,
  path,
  sun,
  tomato,
  word,
} from './kit.ts'

const fold = (y: number, light: string, mid: string, dark: string): string =>
  box(52, y, 216, 52, 26, mid) +
  path(`M78 ${y}h164a26 26 0 0 1 26 26q-30-14-60-14H70q-12 0-18 10a26 26 0 0 1 26-22z`, light) +
  path(`M268 ${y + 26}a26 26 0 0 1-26 26H78q-16 0-23-14h150q42 0 63-12z`, dark) +
  line(`M72 ${y + 30}h126`, light, 4)
const glass = (x: number, y: number, h: number, w: number, tone: string, fill: string): string =>
  path(`M${x} ${y}h${w}l-7 ${h - 8}q-1 8-9 8h-${w - 32}q-8 0-9-8z`, '#FFFFFF', 'opacity=".8"') +
  path(`M${x + 2} ${y + h * 0.4}h${w - 4}l-5 ${h * 0.6 - 10}q-1 6-7 6h-${w - 28}q-6 0-7-6z`, fill) +
  path(`M${x + w - 20} ${y}h20l-7 ${h - 8}q-1 8-9 8h-12z`, tone, 'opacity=".5"') +
  line(`M${x + 10} ${y + 14}l3 ${h * 0.4}`, '#FFFFFF', 6)
const gift = (face: string, edge: string, art: string): string =>
  ground(160, 262, 118) +
  group('rotate(-7 160 162)', box(36, 82, 248, 160, 22, edge) + box(36, 76, 248, 158, 22, face) + art)

export const rewards: Readonly<Record<string, Picture>> = {
  panelas: {
    plate: 'sun',
    art:
      ground(160, 264, 126) +
      box(24, 150, 40, 16, 8, '#2E3432') +
      box(192, 150, 40, 16, 8, '#2E3432') +
      path('M48 130h160v92q0 32-34 32H82q-34 0-34-32z', tomato.base) +
      path('M174 130h34v92q0 32-34 32h-26q26-40 26-124z', tomato.deep) +
      path('M46 130c6-36 40-50 82-50s76 14 82 50z', '#E9745B') +
      path('M176 130c0-24-14-42-34-49 36 3 62 18 68 49z', tomato.base) +
      box(40, 124, 176, 14, 7, '#F3F0EA') +
      box(114, 58, 28, 24, 10, '#2E3432') +
      line('M72 118c6-12 20-18 34-20M66 160v44', '#F9B9A6', 7) +
      path('M258 196l50-18q8-2 8 6t-6 10l-48 18z', '#2E3432') +
      path('M150 192h116v42q0 24-26 24h-64q-26 0-26-24z', '#C9D2D6') +
      path('M242 192h24v42q0 24-26 24h-18q20-26 20-66z', '#A3AEB4') +
      box(144, 186, 128, 12, 6, '#E9EEF0') +
      line('M166 212v20', '#F5F8F9', 7),
  },

  'air-fryer': {
    plate: 'neutral',
    art:
      ground(156, 266, 108) +
      path('M72 130c0-56 34-86 84-86s84 30 84 86v104q0 28-28 28H100q-28 0-28-28z', '#3A413F') +
      path('M196 56c28 12 44 40 44 74v104q0 28-28 28h-30c24-60 30-140 14-206z', '#272D2B') +
      path('M92 112c0-32 22-50 64-50s64 18 64 50v20H92z', '#1B201E') +
      word('200º', 156, 112, 34, sun.base) +
      dots(
        [
          [128, 124, 4],
          [148, 124, 4],
          [168, 124, 4],
          [188, 124, 4],
        ],
        '#7CC27F',
      ) +
      box(80, 148, 152, 92, 18, '#4B5451') +
      path('M206 148h8q18 0 18 18v56q0 18-18 18h-16q10-46 8-92z', '#3A413F') +
      box(128, 168, 56, 72, 16, '#1B201E') +
      box(138, 176, 36, 52, 12, '#5E6865') +
      line('M96 104c2-14 8-22 18-28', '#6C7774', 7) +
      path('M222 196h70l-10 66q-1 6-8 6h-34q-7 0-8-6z', tomato.base) +
      path('M272 196h20l-10 66q-1 6-8 6h-12q10-36 10-72z', tomato.deep) +
      line('M234 196l-4-30m16 30-2-44m14 44 2-38m10 38 6-50m4 50 8-32', '#F5BE3A', 11) +
      line('M242 168l-1-14m32 10 2-14', '#FBE094', 4) +
      path('M220 194q36 16 74 0l-2 14q-34 12-70 0z', '#F47B63'),
  },

  liquidificador: {
    plate: 'sweet',
    art:
      ground(160, 268, 86) +
      line('M212 96c44-6 48 66-2 72', '#C9D2D6', 14) +
      path('M96 72h128l-14 120H110z', '#F4FAFC', 'opacity=".85"') +
      path('M101 112h118l-9 80H110z', '#EE6C82') +
      path('M190 112h29l-9 80h-30q10-40 10-80z', '#D64F68') +
      path('M101 112q30-14 58 0t60 0v14H103z', '#F9A5B2') +
      dots(
        [
          [134, 150, 5],
          [156, 172, 4],
          [164, 138, 4],
          [138, 178, 4],
        ],
        '#FBC9D2',
      ) +
      line('M116 84l6 60', '#FFFFFF', 7, 'opacity=".8"') +
      box(90, 52, 140, 24, 10, '#2E3432') +
      box(136, 34, 48, 22, 8, '#2E3432') +
      line('M196 136h10m-12 22h8m-10 20h8', '#FFFFFF', 4) +
      path('M104 192h112l20 62q4 12-10 12H94q-14 0-10-12z', tomato.base) +
      path('M188 192h28l20 62q4 12-10 12h-36q6-38-2-74z', tomato.deep) +
      oval(156, 232, 23, 23, '#FFFFFF') +
      oval(156, 232, 15, 15, '#D9E0E2') +
      line('M156 232l7-9', '#2E3432', 5) +
      dots(
        [
          [114, 240, 5],
          [198, 240, 5],
        ],
        '#FFD9CC',
      ),
  },

  cafeteira: {
    plate: 'grain',
    art:
      ground(160, 266, 104) +
      path(
        'M78 58q0-14 14-14h136q14 0 14 14v40h-62v126h62q14 0 14 14v14q0 12-12 12H90q-12 0-12-12z',
        '#3A413F',
        'transform="translate(-4 2)"',
      ) +
      path('M74 60q0-14 14-14h30v220H86q-12 0-12-12z', '#4B5451') +
      box(170, 54, 52, 8, 4, '#6C7774') +
      path('M140 100h94l-10 32h-74z', '#272D2B') +
      path('M146 152h88c14 24 18 44 4 70h-96c-14-26-10-46 4-70z', '#F4FAFC', 'opacity=".9"') +
      path('M137 184h106c2 14 0 26-5 38h-96c-5-12-7-24-5-38z', '#5A2E18') +
      path('M226 184h17c2 14 0 26-5 38h-22q10-18 10-38z', '#3F1D0E') +
      box(140, 144, 100, 12, 6, tomato.base) +
      line('M244 158c40 0 40 52 4 54', '#272D2B', 11) +
      line('M158 164c-6 8-10 16-10 26', '#FFFFFF', 6) +
      oval(96, 214, 9, 9, tomato.base) +
      box(84, 78, 24, 76, 12, '#9CC9D8') +
      box(84, 112, 24, 42, 12, '#6FAFC6') +
      box(116, 238, 134, 10, 5, '#5E6865'),
  },

  facas: {
    plate: 'neutral',
    art:
      ground(160, 266, 116) +
      group(
        'translate(20 28) rotate(14 150 160) scale(.86)',
        at(
          [
            [96, 60],
            [132, 48],
            [168, 60],
          ],
          path('M-12 8q-4-50 4-62 8-8 16 0 8 12 4 62z', '#2E3432') +
            dots(
              [
                [0, -34, 3],
                [0, -12, 3],
              ],
              '#C9D2D6',
            ) +
            box(-14, 6, 28, 10, 2, '#C9D2D6'),
        ) +
          at(
            [[198, 88, 0, 0.86]],
            path('M-12 8q-4-50 4-62 8-8 16 0 8 12 4 62z', '#2E3432') +
              dots(
                [
                  [0, -34, 3],
                  [0, -12, 3],
                ],
                '#C9D2D6',
              ) +
              box(-14, 6, 28, 10, 2, '#C9D2D6'),
          ),
      ) +
      path('M92 64l110 44q14 6 12 20l-18 124q-2 14-16 14H74q-14 0-14-14V84q0-28 32-20z', '#C98F55') +
      path('M170 95l32 13q14 6 12 20l-18 124q-2 14-16 14h-30c24-50 32-110 20-171z', '#A56F3B') +
      line('M84 110c14 40 10 90 0 128m26-130c14 40 12 90 2 130', '#B67D45', 4) +
      oval(128, 194, 20, 20, '#F3DDB3') +
      leafShape(128, 208, 0, 0.45, leaf.mid, leaf.base) +
      group(
        'translate(214 240) rotate(-16)',
        path('M-94-6h114v24h-70q-34 0-44-24z', '#E3E9EC') +
          path('M-86 6h106v12h-70q-24 0-36-12z', '#BAC5CB') +
          path('M20-8h62q16 0 16 13t-16 13H20z', '#2E3432') +
          dots(
            [
              [42, 5, 4],
              [68, 5, 4],
            ],
            '#C9D2D6',
          ) +
          box(14, -9, 10, 28, 2, '#8E989E'),
      ),
  },

  copos: {
    plate: 'drink',
    art:
      ground(160, 264, 124) +
      glass(42, 116, 144, 84, '#9CCBD6', '#FBB93E') +
      glass(194, 116, 144, 84, '#9CCBD6', '#EE6C82') +
      glass(114, 92, 176, 92, '#9CCBD6', '#7CC0E6') +
      box(130, 184, 32, 32, 7, '#FFFFFF', 'opacity=".65" transform="rotate(-10 146 200)"') +
      box(158, 206, 30, 30, 7, '#FFFFFF', 'opacity=".5" transform="rotate(14 173 221)"') +
      group(
        'translate(202 96)',
        oval(0, 0, 27, 27, '#8EBF3C') +
          oval(0, 0, 22, 22, '#F5FBD9') +
          at(
            [0, 60, 120, 180, 240, 300].map((a) => [0, 0, a] as const),
            path('M0-3l-8-15q8-4 16 0z', '#B7DB5C'),
          ),
      ) +
      dots(
        [
          [72, 220, 4],
          [92, 200, 3],
          [224, 216, 4],
          [244, 232, 3],
          [80, 240, 3],
          [232, 194, 3],
        ],
        '#FFFFFF',
        'opacity=".7"',
      ) +
      line('M92 172l16-86', tomato.base, 7),
  },

  toalhas: {
    plate: 'drink',
    art:
      ground(160, 264, 118) +
      fold(208, '#FFD97A', '#FFC42E', '#E0A313') +
      fold(158, '#FFFFFF', '#F4EFE6', '#DDD4C4') +
      fold(108, '#5DB075', '#35924F', '#1F6F3F') +
      group(
        'translate(160 88)',
        path('M-84 6c0-30 14-44 34-44H64c18 0 28 12 28 28s-10 28-28 28h-126q-22 0-22-12z', '#8CC9DC') +
          path('M92-10c0 16-10 28-28 28h-126q-14 0-20-6H52c24 0 34-18 30-38q10 6 10 16z', '#62A9C0') +
          oval(64, -10, 18, 19, '#B5E0EC') +
          line('M74-10a10 10 0 1 0-10 10', '#62A9C0', 4) +
          line('M-60-18h84', '#B5E0EC', 5),
      ),
  },

  churrasqueira: {
    plate: 'meat',
    art:
      ground(160, 272, 108) +
      line('M112 192l-34 78m130-78 34 78', '#2E3432', 10) +
      line('M96 236h128', '#5E6865', 6) +
      oval(78, 264, 12, 12, '#2E3432') +
      oval(78, 264, 5, 5, '#C9D2D6') +
      path('M52 142h216c0 46-42 74-108 74S52 188 52 142z', '#C4372A') +
      path('M268 142c0 46-42 74-108 74-10 0-20-1-29-2 60-4 96-34 99-72z', '#96241C') +
      box(42, 130, 236, 16, 8, '#2E3432') +
      line('M74 170c6 14 16 22 28 28', '#EF7A62', 7) +
      box(130, 168, 44, 12, 6, '#2E3432') +
      path('M66 128c2-30 30-42 62-36 24 4 30 20 26 36z', '#FAE9CD') +
      path('M80 128c2-20 24-28 46-24 16 4 20 14 18 24z', '#B5452E') +
      line('M96 122l10-14m10 16 10-16', '#7A2A1C', 5) +
      path('M166 128c4-30 32-40 58-30 26 8 32 18 30 30z', '#C4533A') +
      line('M186 122l8-18m14 20 8-20m14 20 6-14', '#8E2F20', 5) +
      line('M156 92h112', '#8A6A3A', 5) +
      at(
        [
          [176, 86],
          [238, 88],
        ],
        box(-14, -14, 28, 26, 9, '#A9492F'),
      ) +
      box(194, 74, 26, 26, 10, leaf.mid) +
      line(
        'M110 76c-12-14 10-20-2-36m34 26c-10-12 8-18-2-32m-58 40c-8-10 6-14-2-26',
        '#FFFFFF',
        7,
        'opacity=".8"',
      ),
  },

  bicicleta: {
    plate: 'garden',
    art:
      ground(160, 262, 126) +
      at(
        [
          [84, 200],
          [236, 200],
        ],
        oval(0, 0, 56, 56, 'none', 'stroke="#2E3432" stroke-width="10"') +
          oval(0, 0, 45, 45, 'none', 'stroke="#C9D2D6" stroke-width="4"') +
          line('M-44 0h88M0-44v88M-31-31l62 62m0-62-62 62', '#AEB9BE', 2) +
          oval(0, 0, 8, 8, '#2E3432'),
      ) +
      line('M84 200l36-78h84l-58 78z', leaf.mid, 11) +
      line('M146 200l-32-100m122 100-36-118', leaf.base, 11) +
      line('M198 82c16-12 34-6 38 8', '#2E3432', 9) +
      path('M88 88q26-8 54 2-2 14-24 14-26 0-30-16z', '#2E3432') +
      oval(146, 200, 18, 18, sun.base) +
      oval(146, 200, 8, 8, '#2E3432') +
      line('M146 200l14 24m-6 2h16', '#2E3432', 6) +
      path('M196 104h62l-8 38q-2 8-10 8h-28q-8 0-9-8z', '#C98F55') +
      line('M202 118h50m-46 14h42m-30-26 4 42m22-42-4 42', '#A56F3B', 4) +
      at(
        [
          [214, 100],
          [232, 94],
          [248, 102],
        ],
        oval(0, 0, 12, 12, tomato.base) + line('M0-10v-6', leaf.mid, 4),
      ),
  },

  fone: {
    plate: 'sun',
    art:
      ground(160, 268, 96) +
      line('M76 196v-44c0-58 38-96 84-96s84 38 84 96v44', '#2E3432', 18) +
      line('M84 142c4-44 36-72 76-72 26 0 46 10 60 28', '#5E6865', 6) +
      path('M112 60q48-24 96 0l-10 16q-38-16-76 0z', leaf.mid) +
      path('M60 160q-24 6-24 44t24 44z', '#2E3432') +
      path('M260 160q24 6 24 44t-24 44z', '#2E3432') +
      box(54, 148, 54, 112, 26, leaf.mid) +
      path('M86 149q22 4 22 24v62q0 22-22 25 10-54 0-111z', leaf.base) +
      box(212, 148, 54, 112, 26, leaf.mid) +
      path('M244 149q22 4 22 24v62q0 22-22 25 10-54 0-111z', leaf.base) +
      box(100, 158, 20, 92, 10, '#3F4745') +
      box(200, 158, 20, 92, 10, '#3F4745') +
      line('M70 172v34m158-34v34', leaf.light, 7) +
      path('M150 170v48a14 12 0 1 1-8-11v-45l36-10v52a14 12 0 1 1-8-11v-30z', sun.deep),
  },

  mochila: {
    plate: 'clean',
    art:
      ground(160, 268, 100) +
      line('M128 62c0-34 64-34 64 0', '#1F5FA6', 13) +
      box(52, 156, 40, 92, 18, '#1F5FA6') +
      box(228, 156, 40, 92, 18, '#1A5190') +
      path('M72 124c0-46 36-74 88-74s88 28 88 74v118q0 26-26 26H98q-26 0-26-26z', '#3B86C8') +
      path('M206 60c26 10 42 32 42 64v118q0 26-26 26h-28c22-60 28-140 12-208z', '#2769AB') +
      path('M104 128c0-26 22-40 56-40s56 14 56 40z', '#2769AB') +
      line('M106 130h108', '#FFFFFF', 5) +
      box(192, 126, 12, 22, 5, sun.base) +
      box(96, 168, 128, 82, 20, '#5DA3DE') +
      path('M198 168h6q20 0 20 20v42q0 20-20 20h-16q12-40 10-82z', '#4489C6') +
      line('M112 188h96', '#FFFFFF', 5) +
      box(120, 186, 12, 22, 5, sun.base) +
      line('M94 122c2-20 12-32 26-40', '#9CCBF0', 7) +
      path('M160 204l5 11 12 1-9 9 3 12-11-6-11 6 3-12-9-9 12-1z', '#FFFFFF'),
  },

  'garrafa-termica': {
    plate: 'garden',
    art:
      ground(164, 268, 102) +
      path('M100 58q0-22 20-22h48q20 0 20 22v28h-88z', '#2E3432') +
      path('M164 36h4q20 0 20 22v28h-22q4-28-2-50z', '#1B201E') +
      box(92, 82, 104, 18, 6, '#C9D2D6') +
      path('M92 100h104v142q0 26-22 26h-60q-22 0-22-26z', leaf.mid) +
      path('M166 100h30v142q0 26-22 26h-22q18-80 14-168z', leaf.base) +
      box(92, 222, 104, 14, 0, leaf.deep) +
      line('M108 118v76', leaf.light, 8) +
      group('translate(122 136) scale(.115)', markOnGreen) +
      line('M190 122c34 0 34 82 0 84', '#2E3432', 12) +
      path('M208 206h72l-8 50q-2 12-14 12h-28q-12 0-14-12z', '#E9EEF0') +
      path('M258 206h22l-8 50q-2 12-14 12h-14q14-28 14-62z', '#C9D2D6') +
      oval(244, 206, 36, 9, '#C9D2D6') +
      oval(244, 207, 29, 6, '#5A2E18') +
      line('M232 188c-8-12 8-16 0-30m24 30c-8-12 8-16 0-30', '#FFFFFF', 7, 'opacity=".9"'),
  },

  mala: {
    plate: 'drink',
    art:
      ground(160, 272, 90) +
      line('M126 78V34h68v44', '#8E989E', 9) +
      box(116, 26, 88, 16, 8, '#2E3432') +
      at(
        [
          [108, 262],
          [212, 262],
        ],
        oval(0, 0, 12, 12, '#2E3432') + oval(0, 0, 5, 5, '#8E989E'),
      ) +
      box(76, 74, 168, 184, 26, '#F0A521') +
      path('M204 74h14q26 0 26 26v132q0 26-26 26h-26q16-90 12-184z', '#CF850B') +
      line('M108 92v148m30-148v148m30-148v148', '#CF850B', 6) +
      line('M92 100v92', '#FFD982', 7) +
      box(128, 80, 64, 16, 8, '#2E3432') +
      box(72, 150, 176, 18, 0, leaf.base) +
      box(144, 144, 34, 30, 6, leaf.deep) +
      oval(161, 159, 6, 6, sun.base) +
      group(
        'translate(216 206) rotate(12)',
        box(-26, -32, 52, 66, 8, '#FFFFFF') +
          oval(0, -10, 14, 14, '#7CC0E6') +
          path('M-14-8q8-10 14 0t14-4a14 14 0 0 1-26 10z', leaf.mid) +
          line('M-12 16h24m-24 8h14', '#C9D2D6', 4),
      ),
  },

  ventilador: {
    plate: 'drink',
    art:
      ground(160, 272, 82) +
      box(148, 214, 24, 40, 4, '#8E989E') +
      path('M92 270q0-24 36-24h64q36 0 36 24z', '#3A413F') +
      path('M180 246h12q36 0 36 24h-36q0-14-12-24z', '#272D2B') +
      oval(138, 258, 5, 5, leaf.light) +
      oval(160, 258, 5, 5, '#C9D2D6') +
      oval(160, 130, 102, 102, '#FFFFFF') +
      oval(160, 130, 102, 102, 'none', 'stroke="#3A413F" stroke-width="9"') +
      at(
        [0, 90, 180, 270].map((a) => [160, 130, a] as const),
        path('M0-10c-34-20-50-52-30-74C-6-98 30-84 32-58 32-38 10-24 0-10z', '#5AB0CF') +
          path('M0-10C10-24 32-38 32-58c0-10-6-18-14-24 2 28-8 50-18 72z', '#3B8FB0'),
      ) +
      oval(160, 130, 76, 76, 'none', 'stroke="#9AA6AB" stroke-width="3"') +
      oval(160, 130, 52, 52, 'none', 'stroke="#9AA6AB" stroke-width="3"') +
      at(
        [0, 30, 60, 90, 120, 150].map((a) => [160, 130, a] as const),
        '<path d="M-98 0h196" stroke="#9AA6AB" stroke-width="3"/>',
      ) +
      oval(160, 130, 24, 24, leaf.base) +
      oval(156, 126, 10, 10, leaf.light),
  },

  'vale-compra': {
    plate: 'sun',
    art:
      gift(
        leaf.base,
        leaf.deep,
        path('M284 150v62q0 22-22 22H58q-14 0-20-12c90 10 200-10 246-72z', leaf.mid, 'opacity=".5"') +
          word('VALE', 58, 140, 46, '#FFFFFF', { anchor: 'start' }) +
          word('compra', 58, 174, 34, sun.base, { anchor: 'start' }) +
          box(62, 196, 70, 14, 7, '#7CC27F') +
          box(140, 196, 34, 14, 7, '#7CC27F') +
          box(230, 76, 24, 158, 0, sun.base) +
          box(246, 76, 8, 158, 0, sun.deep),
      ) +
      group(
        'translate(232 84) rotate(-7) scale(.84)',
        path('M0 0c-18-30-60-36-64-12-2 20 36 22 64 12z', sun.base) +
          path('M0 0c18-30 60-36 64-12 2 20-36 22-64 12z', sun.base) +
          path(
            'M0 0c-12-14-38-20-42-10-2 10 22 14 42 10zm0 0c12-14 38-20 42-10 2 10-22 14-42 10z',
            sun.deep,
          ) +
          path('M-4 4l-26 40 16-2 8 14L4 8zm8 0 26 40-16-2-8 14L-4 8z', sun.deep) +
          oval(0, 0, 14, 13, sun.light),
      ),
  },

  'vale-combustivel': {
    plate: 'garden',
    art:
      gift(
        sun.base,
        sun.deep,
        word('VALE', 56, 132, 44, leaf.deep, { anchor: 'start' }) +
          word('combustível', 57, 158, 21, leaf.deep, { anchor: 'start' }) +
          box(62, 192, 66, 14, 7, sun.deep),
      ) +
      ground(242, 254, 54) +
      line('M266 164h12q10 0 10 10v42q0 10 8 10t8-10v-54l-18-22', '#3A3F3D', 8) +
      box(184, 244, 96, 14, 7, '#5E6865') +
      box(192, 110, 80, 138, 14, leaf.base) +
      path('M252 110h8q12 0 12 12v126h-22q6-70 2-138z', leaf.deep) +
      box(204, 124, 54, 36, 6, '#E8F4E4') +
      path('M231 170c14 18 22 28 22 40a22 22 0 0 1-44 0c0-12 8-22 22-40z', '#FFFFFF') +
      line('M214 142h20m6 0h8', leaf.mid, 6),
  },

  cinema: {
    plate: 'meat',
    art:
      ground(160, 268, 108) +
      group(
        'translate(224 176) rotate(16)',
        path('M-62-38h124v24a14 14 0 0 0 0 28v24H-62V14a14 14 0 0 0 0-28z', sun.base) +
          path('M30-38h32v24a14 14 0 0 0 0 28v24H30z', sun.deep) +
          line('M30-28v56', '#FFF3CF', 4, 'stroke-dasharray="1 9"') +
          path('M-20-18l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2z', '#FFFFFF'),
      ) +
      path('M58 132h138l-18 124q-2 12-14 12H90q-12 0-14-12z', '#FFFFFF') +
      path(
        'M58 132h28l8 136h-4q-12 0-14-12zm56 0h26l-3 136h-20zm54 0h28l-18 124q-2 12-14 12h-4z',
        tomato.base,
      ) +
      path('M168 132h28l-18 124q-2 12-14 12h-4z', tomato.deep) +
      oval(127, 204, 34, 30, sun.base) +
      word('CINE', 127, 213, 25, tomato.deep) +
      at(
        [
          [72, 118],
          [182, 118],
          [104, 92],
          [152, 90],
          [128, 68],
          [90, 128],
          [128, 114],
          [164, 126],
        ],
        path(
          'M-22 4c-6-16 8-26 18-22 4-12 24-10 24 4 12 2 14 20 2 26-4 12-22 12-26 2-10 4-18-2-18-10z',
          '#FFF3CF',
        ) + path('M-6 8c8 2 14-2 16-10 4 10-4 18-14 18z', '#F2CE6E'),
      ),
  },

  'cesta-natal': {
    plate: 'garden',
    art:
      ground(160, 268, 114) +
      line('M64 172c0-150 192-150 192 0', '#A56F3B', 11) +
      path('M176 74h24v14l8 12v76h-40v-76l8-12z', '#2F3A2C') +
      box(176, 56, 24, 26, 4, sun.base) +
      box(168, 122, 40, 34, 0, '#FFF3DC') +
      path('M92 122q0-22 38-22t38 22l-8 62h-60z', '#D9472F') +
      path('M90 124c-10-28 12-46 40-46s50 18 40 46q-40 12-80 0z', '#B9743A') +
      dots(
        [
          [112, 102, 5],
          [134, 94, 5],
          [152, 106, 5],
          [126, 112, 4],
        ],
        '#5A2E18',
      ) +
      line('M102 140h52', sun.base, 6) +
      oval(88, 164, 28, 28, '#F58A1F') +
      oval(80, 156, 7, 7, '#FFC37A') +
      oval(228, 160, 30, 30, tomato.base) +
      oval(220, 150, 8, 8, '#F98E78') +
      line('M228 132l4-10', '#7A4A22', 5) +
      oval(196, 172, 16, 16, '#7A3F7C') +
      oval(178, 166, 14, 14, '#8E5090') +
      path('M48 170h224l-20 84q-4 14-18 14H86q-14 0-18-14z', '#C98F55') +
      path('M236 170h36l-20 84q-4 14-18 14h-24c16-30 24-64 26-98z', '#A56F3B') +
      line('M60 196h200M66 220h188m-182 24h176M96 176l8 88m26-88 4 88m56-88-4 88m38-88-8 88', '#B57B42', 5) +
      box(42, 162, 236, 18, 9, '#DDA76A') +
      group(
        'translate(160 190)',
        path('M0 0c-20-30-64-34-66-8 0 22 40 22 66 8zm0 0c20-30 64-34 66-8 0 22-40 22-66 8z', tomato.base) +
          path('M-6 2l-24 46 16-4 8 14L6 6zm12 0 24 46-16-4-8 14L-6 6z', tomato.deep) +
          oval(0, 0, 15, 14, tomato.light),
      ),
  },

  'jogo-cama': {
    plate: 'clean',
    art:
      ground(160, 268, 128) +
      path('M44 88q0-26 28-26h176q28 0 28 26v96H44z', '#A56F3B') +
      path('M58 94q0-18 20-18h164q20 0 20 18v70H58z', '#C98F55') +
      box(34, 246, 18, 22, 5, '#7E522A') +
      box(268, 246, 18, 22, 5, '#7E522A') +
      path('M36 190h248v52q0 10-10 10H46q-10 0-10-10z', '#E4DACB') +
      path('M66 128q2-20 24-20h38q22 0 22 20l2 36H62z', '#FFFFFF') +
      path('M168 128q2-20 24-20h38q22 0 24 20l4 36h-92z', '#FFFFFF') +
      path('M62 164l1-12q44 10 88 0l1 12zm104 0 1-12q44 10 90 0l1 12z', '#DCE6EF') +
      path('M112 140q2-16 20-16h56q18 0 20 16l4 28H108z', sun.base) +
      path('M108 168l1-10q50 8 102 0l1 10z', sun.deep) +
      path(
        'M44 164h232q14 0 18 22l4 44q0 16-14 16-16 0-30-6-20 10-42 0-26 10-52 0-26 10-52 0-20 10-42 0-14 6-30 6-14 0-14-16l4-44q4-22 18-22z',
        leaf.mid,
      ) +
      path('M44 164h232q14 0 18 22l1 10q-136 14-270 0l1-10q4-22 18-22z', '#E8F4E4') +
      dots(
        [
          [66, 218, 6],
          [112, 222, 6],
          [160, 218, 6],
          [208, 222, 6],
          [254, 218, 6],
          [88, 206, 4],
          [136, 206, 4],
          [184, 206, 4],
          [232, 206, 4],
        ],
        leaf.light,
      ),
  },

  smartwatch: {
    plate: 'neutral',
    art:
      ground(160, 282, 60) +
      path(
        'M112 92l10-56q2-10 12-10h52q10 0 12 10l10 56zm0 136 10 56q2 10 12 10h52q10 0 12-10l10-56z',
        leaf.mid,
      ) +
      path('M176 26h10q10 0 12 10l10 56h-28zm4 202h28l-10 56q-2 10-12 10h-10z', leaf.base) +
      dots(
        [
          [160, 254, 5],
          [160, 270, 5],
          [160, 52, 5],
        ],
        leaf.deep,
      ) +
      box(236, 136, 16, 40, 7, '#8E989E') +
      box(82, 80, 158, 160, 44, '#2E3432') +
      box(90, 88, 142, 144, 38, '#151A18') +
      path('M100 126q0-28 28-28h66q28 0 28 28', 'none', 'stroke="#3F4745" stroke-width="4"') +
      word('10', 130, 156, 46, '#FFFFFF') +
      word('24', 192, 156, 46, '#FFFFFF') +
      dots(
        [
          [161, 132, 5],
          [161, 150, 5],
        ],
        '#FFFFFF',
      ) +
      path('M132 204c-22-14-18-32-6-32q6 0 9 6 3-6 9-6c12 0 16 18-12 32z', tomato.base) +
      word('72', 180, 205, 34, '#7CC27F') +
      line('M108 112c2-6 8-12 16-12', '#5E6865', 4),
  },
}
