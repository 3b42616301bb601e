import { type Poster, type PosterOutcome, PosterSharer } from '@application/purchases/poster-sharer.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from './browser-window.ts'
import { saveBlob } from './save-blob.ts'
import { openShareSheet } from './share-sheet.ts'

/** In px: upright, as phones show pictures. */
const WIDTH = 1080
const HEIGHT = 1350
const MARGIN = 88
/** From the top of one fact to the top of the next. */
const FACT_HEIGHT = 172

const FONT = "'Figtree Variable', system-ui, sans-serif"
const COLORS = { top: '#14532d', bottom: '#0b3a26', words: '#ffffff', quiet: '#cfe8d4', savings: '#f5cf3a' }

/** Draws on a canvas, and hands the picture to the share sheet of the device, or saves it where there is none. */
@injectable()
export class CanvasPosterSharer extends PosterSharer {
  constructor(@inject(BROWSER_WINDOW) private readonly window: Window) {
    super()
  }

  async share(poster: Poster, name: string): Promise<PosterOutcome> {
    try {
      const picture = await this.draw(poster)
      if (picture === null) return 'failed'
      const file = new File([picture], `${name}.png`, { type: picture.type })
      const { navigator } = this.window
      const data = { files: [file] }
      // Not every browser has `canShare`, though the types say so.
      const answer = navigator.canShare?.(data) ? await openShareSheet(navigator, data) : undefined
      if (answer !== undefined) return answer
      saveBlob(this.window, file.name, file)
      return 'saved'
    } catch {
      return 'failed'
    }
  }

  private draw(poster: Poster): Promise<Blob | null> {
    const canvas = this.window.document.createElement('canvas')
    canvas.width = WIDTH
    canvas.height = HEIGHT
    const drawing = canvas.getContext('2d')
    if (!drawing) return Promise.resolve(null)
    paint(drawing, poster)
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
  }
}

function paint(drawing: CanvasRenderingContext2D, { title, subtitle, facts, footer }: Poster): void {
  const ground = drawing.createLinearGradient(0, 0, 0, HEIGHT)
  ground.addColorStop(0, COLORS.top)
  ground.addColorStop(1, COLORS.bottom)
  drawing.fillStyle = ground
  drawing.fillRect(0, 0, WIDTH, HEIGHT)

  write(drawing, title, { top: 96, size: 84, weight: 750, color: COLORS.words })
  write(drawing, subtitle, { top: 206, size: 40, weight: 450, color: COLORS.quiet })
  const first = HEIGHT - MARGIN - 60 - facts.length * FACT_HEIGHT
  facts.forEach(({ label, value }, index) => {
    const top = first + index * FACT_HEIGHT
    write(drawing, label, { top, size: 36, weight: 450, color: COLORS.quiet })
    write(drawing, value, { top: top + 48, size: 62, weight: 700, color: COLORS.savings })
  })
  write(drawing, footer, { top: HEIGHT - MARGIN - 20, size: 34, weight: 500, color: COLORS.words })
}

interface Writing {
  readonly top: number
  /** In px: less where the text is wider than the picture. */
  readonly size: number
  readonly weight: number
  readonly color: string
}

const MIN_FONT_SIZE = 30

/** In one line: smaller where it must be, and cut off where even that is not enough. */
function write(drawing: CanvasRenderingContext2D, text: string, { top, size, weight, color }: Writing): void {
  const room = WIDTH - 2 * MARGIN
  drawing.fillStyle = color
  drawing.textBaseline = 'top'
  drawing.font = `${weight} ${size}px ${FONT}`
  const fitting = Math.floor((size * room) / Math.max(drawing.measureText(text).width, room))
  drawing.font = `${weight} ${Math.max(fitting, MIN_FONT_SIZE)}px ${FONT}`
  drawing.fillText(shortened(drawing, text, room), MARGIN, top)
}

function shortened(drawing: CanvasRenderingContext2D, text: string, room: number): string {
  let kept = [...text]
  const words = () => (kept.length === [...text].length ? text : `${kept.join('')}…`)
  while (kept.length > 1 && drawing.measureText(words()).width > room) kept = kept.slice(0, -1)
  return words()
}
