import { writeFileSync } from 'node:fs'
import { headerTemplates } from '../deploy/served-headers.ts'

for (const [name, content] of Object.entries(headerTemplates())) {
  writeFileSync(new URL(`../deploy/${name}`, import.meta.url), content)
}
