/**
 * The sandbox's own key pair for web push (VAPID, RFC 8292); index.html repeats the public half. It signs for no other
 * backend: a deployment makes a pair of its own with `npx web-push generate-vapid-keys`, and keeps the private half to itself.
 */
export const VAPID = {
  subject: 'mailto:privacidade@boapraca.example',
  publicKey: 'BAXGcg_lu0_pD4UbH5Ca9ulnGaB9PbNhF5UF0R8Ea3Ns5vR3uQ8MpGk5dhPJh4IoB626c3wR8Q3JSd7OheqnXKQ',
  privateKey: '49DPdHzjUzKF0up2TdDAoV01D3BShlDS34K-HcYv6u0',
} as const
