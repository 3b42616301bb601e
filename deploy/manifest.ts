import type { ManifestOptions } from 'vite-plugin-pwa'

/** The colours of the ground in both themes, as in src/ui/kit/tokens.css; index.html repeats them. */
export const GROUND = { light: '#f2f1eb', dark: '#0f1612' } as const

/** The sizes of icons/icon-*.png, which `npm run icons` draws from public/brand/symbol.svg. */
export const ICON_SIZES = [48, 72, 96, 128, 144, 152, 192, 256, 384, 512] as const

/** Maskable icons fill their square: the system cuts them to its own shape. */
export const MASKABLE_SIZES = [192, 512] as const

/** What the portal is once it is on a home screen. Every address is relative: the portal lives below any path. */
export const manifest: Partial<ManifestOptions> = {
  // Belongs to the origin, not to the path: an origin has one portal (docs/service-worker.md).
  id: 'portal-do-cliente',
  name: 'Rede Boa Praça · Portal do Cliente',
  short_name: 'Boa Praça',
  description: 'Economia, cashback, ofertas e IdCoins para quem é cliente da Rede Boa Praça.',
  lang: 'pt-BR',
  dir: 'ltr',
  start_url: './',
  scope: './',
  display: 'standalone',
  orientation: 'any',
  theme_color: GROUND.light,
  background_color: GROUND.light,
  categories: ['shopping', 'lifestyle'],
  icons: [
    ...ICON_SIZES.map((size) => icon('icon', size, 'any')),
    ...MASKABLE_SIZES.map((size) => icon('maskable', size, 'maskable')),
  ],
  screenshots: [
    screenshot('home-narrow', '780x1688', 'narrow', 'Saldo de cashback, economia e ofertas da sua loja'),
    screenshot('vouchers-narrow', '780x1688', 'narrow', 'Seus vouchers, com código e QR Code'),
    screenshot('home-wide', '1280x800', 'wide', 'Saldo de cashback, economia e ofertas da sua loja'),
  ],
  shortcuts: [
    { name: 'Meu CPF no caixa', url: './?abrir=cpf#/portal', icons: [icon('shortcut-cpf', 96, 'any')] },
    { name: 'Vouchers', url: './#/voucher', icons: [icon('shortcut-vouchers', 96, 'any')] },
    { name: 'Ofertas exclusivas', url: './#/promocoes', icons: [icon('shortcut-ofertas', 96, 'any')] },
  ],
}

function icon(name: string, size: number, purpose: 'any' | 'maskable') {
  return { src: `icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose } as const
}

function screenshot(name: string, sizes: string, form_factor: 'narrow' | 'wide', label: string) {
  return { src: `screenshots/${name}.webp`, sizes, type: 'image/webp', form_factor, label } as const
}
