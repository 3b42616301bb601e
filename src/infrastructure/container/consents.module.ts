import { AgreeToWhatsapp } from '@application/preferences/agree-to-whatsapp.ts'
import { PreferenceRepository } from '@application/preferences/preference-repository.ts'
import { SavePreferences } from '@application/preferences/save-preferences.ts'
import { PromptRests } from '@application/prompts/prompt-rests.ts'
import { PushDirectory } from '@application/push/push-directory.ts'
import { PushSubscriptions } from '@application/push/push-subscriptions.ts'
import { AcceptPendingTerms } from '@application/terms/accept-pending-terms.ts'
import { FindPendingTerms } from '@application/terms/find-pending-terms.ts'
import { StoredTerms } from '@application/terms/stored-terms.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import { ContainerModule } from 'inversify'
import { BrowserPushSubscriptions } from '../browser/browser-push-subscriptions.ts'
import { HttpPreferenceRepository } from '../http/preferences/http-preference-repository.ts'
import { HttpPushDirectory } from '../http/push/http-push-directory.ts'
import { HttpTermRepository } from '../http/terms/http-term-repository.ts'
import { LocalStoragePromptRests } from '../storage/local-storage-prompt-rests.ts'
import { LocalStorageStoredTerms } from '../storage/local-storage-stored-terms.ts'
import { provide } from './provide.ts'

/** What a customer agrees to, and how often the portal asks: terms, messages, push. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(PreferenceRepository).to(HttpPreferenceRepository)
  bind(PromptRests).to(LocalStoragePromptRests)
  bind(PushDirectory).to(HttpPushDirectory)
  bind(PushSubscriptions).to(BrowserPushSubscriptions)
  bind(StoredTerms).to(LocalStorageStoredTerms)
  bind(TermRepository).to(HttpTermRepository)
  provide(bind, AcceptPendingTerms)
  provide(bind, AgreeToWhatsapp)
  provide(bind, FindPendingTerms)
  provide(bind, SavePreferences)
})
