/** Where a person is read and updated; also the key of the kept answer, which other writes make stale. */
export const PERSON_PATH = '/api/pessoa'
