/** The password of each customer who can sign in, by document. */
export const demoPasswords: ReadonlyMap<string, string> = new Map([
  ['52998224725', 'praca123'],
  ['12ABC34501DE35', 'praca123'],
])
