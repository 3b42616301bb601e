import axios, { type AxiosAdapter, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios'
import type { ServiceIdentifier } from 'inversify'

/** How every request is sent. */
export const AXIOS: ServiceIdentifier<AxiosInstance> = Symbol('axios')

/** @param transport sends every request, instead of the environment's own way. */
export function createAxios(transport?: AxiosAdapter): AxiosInstance {
  if (transport) return axios.create({ adapter: transport })
  const instance = axios.create()
  instance.interceptors.request.use((request) => (isUnrepeatable(request) ? sentOnce(request) : request))
  return instance
}

/** Signing in may be carried out twice. It goes with the reads, so that the first write after it does not reuse its connection. */
function isUnrepeatable({ method, url = '' }: InternalAxiosRequestConfig): boolean {
  return method === 'post' && !url.endsWith('/token')
}

/**
 * Chromium sends a request again by itself, a POST too, when a connection that it reuses breaks before an answer. Fetching without
 * credentials, which no API here takes as cookies, keeps writes off the connections that reads have left open. Where the API is on
 * another origin both are without credentials already and share their connections: there the browser may repeat, and
 * RedeemPoints asks the account (docs/decisions/052).
 */
function sentOnce(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  // Axios would set this header, and a browser that allows it first asks another origin for permission.
  request.headers.set('User-Agent', false)
  return { ...request, adapter: 'fetch', withCredentials: false }
}
