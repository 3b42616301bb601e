/** What individuals are asked about themselves (portal.md §3: sexo M, F, O and estadoCivil S, C, D, V). */
export type Gender = 'male' | 'female' | 'other'
export type MaritalStatus = 'single' | 'married' | 'divorced' | 'widowed'
