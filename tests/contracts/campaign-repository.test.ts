import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { campaign, campaignAccount, pointsLine } from '../support/factories/campaigns.ts'
import { CAMPAIGN, describeCampaignRepository } from './campaign-repository.contract.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'

const http = httpSubjects()

describeCampaignRepository('in memory', async () =>
  inMemorySubject(
    new InMemoryCampaignRepository(
      new InMemoryLoyaltyAccount(new InMemoryClock(), [
        campaignAccount.build({
          campaign: campaign.build({ id: CAMPAIGN, name: 'Natal Premiado' }),
          lines: pointsLine.buildList(14),
        }),
        campaignAccount.build({ campaign: campaign.ended().build() }),
      ]),
    ),
  ),
)
describeCampaignRepository('over HTTP', () => http.of(CampaignRepository))
