import { isJsonObject, type JsonObject, jsonObject } from './json-object.ts'
import { parseUrl } from './parse-url.ts'

/** The page's configuration block (docs/wire.md, "Runtime configuration"), with every address absolute; templates stay as written. */
export abstract class RuntimeConfiguration {
  /** Where the portal itself is served, such as `https://portal.example`. */
  abstract readonly origin: string
  /** Addresses of hosts have no slash at the end. */
  abstract readonly identityApi: string
  abstract readonly publicApi: string
  abstract readonly profileApi: string
  abstract readonly domain: string
  abstract readonly appId: string
  abstract readonly appSecretKey: string
  abstract readonly companyFormatId: number
  abstract readonly statesUrl: string | undefined
  abstract readonly pingUrl: string | undefined
  abstract readonly map: { readonly tilesUrl: string; readonly attribution: string } | undefined
  abstract readonly documentViewerUrl: string | undefined
  abstract readonly dataProtectionEmail: string | undefined
  abstract readonly vapidPublicKey: string | undefined
  /** Where push subscriptions are sent to (docs/wire.md, "Push subscriptions"). */
  abstract readonly pushSubscriptionsUrl: string | undefined
  /** Where {@link Logger} also writes to. */
  abstract readonly logUrl: string | undefined
  /** Where reports of visits go, and of which share of them, from 0 to 1 (docs/decisions/128). */
  abstract readonly telemetry: { readonly url: string; readonly sampleRate: number } | undefined
  abstract readonly brand: { readonly name: string; readonly logoUrl: string | undefined }
}

/** What is wrong with the block: the key, and whether it is missing or of a wrong kind. */
export class ConfigurationProblem extends Error {
  override readonly name = 'ConfigurationProblem'

  constructor(
    readonly key: string,
    readonly problem: 'missing' | 'malformed',
  ) {
    super(`portal-config: ${key} is ${problem}`)
  }
}

export const CONFIGURATION_ELEMENT_ID = 'portal-config'

/** product.md §3: "Company format id is fixed at 135". */
const DEFAULT_COMPANY_FORMAT_ID = 135

const DEFAULT_BRAND_NAME = 'Portal do Cliente'

/** One visit in ten is enough where there are many. */
const DEFAULT_SAMPLE_RATE = 0.1

/**
 * Reads the block's JSON text. Relative addresses are taken from `baseUrl`, so one build can be served beside its backend. By hand and
 * not with valibot, because every visit reads the block before anything else (docs/decisions/001).
 * @throws ConfigurationProblem
 */
export function readRuntimeConfiguration(
  json: string | null | undefined,
  baseUrl: string,
): RuntimeConfiguration {
  if (!json) throw new ConfigurationProblem(CONFIGURATION_ELEMENT_ID, 'missing')
  const values = jsonObject(json)
  if (values === undefined) throw new ConfigurationProblem(CONFIGURATION_ELEMENT_ID, 'malformed')
  const block = new Settings(values, baseUrl)
  const identityApi = block.host('identityApi')
  return {
    origin: new URL(baseUrl).origin,
    identityApi,
    publicApi: block.host('publicApi'),
    profileApi: block.optionalHost('profileApi') ?? identityApi,
    domain: block.text('domain') ?? '',
    appId: block.text('appId') ?? '',
    appSecretKey: block.text('appSecretKey') ?? '',
    companyFormatId: block.number('companyFormatId', DEFAULT_COMPANY_FORMAT_ID, Number.isInteger),
    statesUrl: block.optionalAddress('statesUrl'),
    pingUrl: block.optionalAddress('pingUrl'),
    map: block.section('map', (map) => {
      // A template, whose braces URL would escape.
      const tilesUrl = map.text('tilesUrl')
      if (tilesUrl === undefined) return undefined
      return { tilesUrl, attribution: map.text('attribution') ?? '' }
    }),
    documentViewerUrl: block.text('documentViewerUrl'),
    dataProtectionEmail: block.text('dpoEmail'),
    vapidPublicKey: block.text('vapidPublicKey'),
    pushSubscriptionsUrl: block.optionalAddress('pushSubscriptionsUrl'),
    logUrl: block.optionalAddress('logUrl'),
    telemetry: block.section('telemetry', (telemetry) => ({
      url: telemetry.address('url'),
      sampleRate: telemetry.number('sampleRate', DEFAULT_SAMPLE_RATE, (rate) => rate >= 0 && rate <= 1),
    })),
    brand: block.section('brand', (brand) => ({
      name: brand.text('name') ?? DEFAULT_BRAND_NAME,
      logoUrl: brand.optionalAddress('logoUrl'),
    })) ?? { name: DEFAULT_BRAND_NAME, logoUrl: undefined },
  }
}

/** Reads the values of one object of the block. A value that is missing or wrong throws a {@link ConfigurationProblem} with its key. */
class Settings {
  /** @param prefix the keys that lead to this object, such as `map.`. */
  constructor(
    private readonly values: JsonObject,
    private readonly baseUrl: string,
    private readonly prefix = '',
  ) {}

  text(key: string): string | undefined {
    return this.optional(key, () => this.requiredText(key))
  }

  private requiredText(key: string): string {
    const value = this.values[key]
    if (typeof value !== 'string' || value === '') return this.refuse(key)
    return value
  }

  /** Absolute. */
  address(key: string): string {
    return parseUrl(this.requiredText(key), this.baseUrl)?.href ?? this.refuse(key)
  }

  optionalAddress(key: string): string | undefined {
    return this.optional(key, () => this.address(key))
  }

  /** An address without a slash at its end. */
  host(key: string): string {
    return this.address(key).replace(/\/+$/, '')
  }

  optionalHost(key: string): string | undefined {
    return this.optional(key, () => this.host(key))
  }

  number(key: string, fallback: number, fits: (value: number) => boolean): number {
    const value = this.values[key] ?? fallback
    return typeof value === 'number' && fits(value) ? value : this.refuse(key)
  }

  section<T>(key: string, read: (settings: Settings) => T): T | undefined {
    return this.optional(key, (value) =>
      isJsonObject(value)
        ? read(new Settings(value, this.baseUrl, `${this.prefix}${key}.`))
        : this.refuse(key),
    )
  }

  /** Undefined where the key is missing, null or an empty text. */
  private optional<T>(key: string, read: (value: unknown) => T): T | undefined {
    const value = this.values[key] ?? ''
    return value === '' ? undefined : read(value)
  }

  private refuse(key: string): never {
    const isMissing = (this.values[key] ?? '') === ''
    throw new ConfigurationProblem(this.prefix + key, isMissing ? 'missing' : 'malformed')
  }
}
