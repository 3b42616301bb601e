import * as v from 'valibot'

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

/** One visit in ten is enough where there are many. */
const DEFAULT_SAMPLE_RATE = 0.1

/**
 * Reads the block's JSON text. Relative addresses are taken from `baseUrl`, so one build can be served beside its backend.
 * @throws ConfigurationProblem
 */
export function readRuntimeConfiguration(
  json: string | null | undefined,
  baseUrl: string,
): RuntimeConfiguration {
  const result = v.safeParse(block(baseUrl), parse(json))
  if (!result.success) {
    const [issue] = result.issues
    const missing = issue.input === undefined || issue.input === null || issue.input === ''
    throw new ConfigurationProblem(
      v.getDotPath(issue) ?? CONFIGURATION_ELEMENT_ID,
      missing ? 'missing' : 'malformed',
    )
  }
  const { dpoEmail, profileApi, ...settings } = result.output
  return {
    ...settings,
    origin: new URL(baseUrl).origin,
    profileApi: profileApi ?? settings.identityApi,
    dataProtectionEmail: dpoEmail,
  }
}

function parse(json: string | null | undefined): unknown {
  if (json === null || json === undefined) throw new ConfigurationProblem(CONFIGURATION_ELEMENT_ID, 'missing')
  try {
    return JSON.parse(json)
  } catch {
    throw new ConfigurationProblem(CONFIGURATION_ELEMENT_ID, 'malformed')
  }
}

/** `URL.canParse` is missing in browsers of 2023, and without it the page would stay blank. */
function isAddress(value: string, baseUrl: string): boolean {
  try {
    return Boolean(new URL(value, baseUrl))
  } catch {
    return false
  }
}

function block(baseUrl: string) {
  const optionalText = v.pipe(
    v.nullish(v.string(), null),
    v.transform((text) => text || undefined),
  )
  const text = v.pipe(
    optionalText,
    v.transform((value) => value ?? ''),
  )
  const address = v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((value) => isAddress(value, baseUrl)),
    v.transform((value) => new URL(value, baseUrl).href),
  )
  const host = v.pipe(
    address,
    v.transform((href) => href.replace(/\/+$/, '')),
  )
  const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
    v.pipe(
      v.nullish(schema, null),
      v.transform((value) => value ?? undefined),
    )
  return v.object({
    identityApi: host,
    publicApi: host,
    profileApi: optional(host),
    domain: text,
    appId: text,
    appSecretKey: text,
    companyFormatId: v.optional(v.pipe(v.number(), v.integer()), DEFAULT_COMPANY_FORMAT_ID),
    statesUrl: optional(address),
    pingUrl: optional(address),
    // Templates, whose braces URL would escape.
    map: optional(v.object({ tilesUrl: v.pipe(v.string(), v.nonEmpty()), attribution: text })),
    documentViewerUrl: optionalText,
    dpoEmail: optionalText,
    vapidPublicKey: optionalText,
    pushSubscriptionsUrl: optional(address),
    logUrl: optional(address),
    telemetry: optional(
      v.object({
        url: address,
        sampleRate: v.nullish(
          v.pipe(
            v.number(),
            v.check((share) => share >= 0 && share <= 1),
          ),
          DEFAULT_SAMPLE_RATE,
        ),
      }),
    ),
    brand: v.pipe(
      v.nullish(v.object({ name: optionalText, logoUrl: optional(address) }), null),
      v.transform((brand) => ({ name: brand?.name ?? 'Portal do Cliente', logoUrl: brand?.logoUrl })),
    ),
  })
}
