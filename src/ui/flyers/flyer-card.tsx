import { Download, Eye, FileX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { BlockedTab } from '../documents/blocked-tab.tsx'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Card, CardBody } from '../kit/card.tsx'
import { Cluster, Stack } from '../kit/layout.tsx'
import words from '../kit/words.module.css'
import { Picture } from '../screen/picture.tsx'
import { flyersContent as content } from './flyers-content.ts'
import styles from './flyers-page.module.css'
import type { FlyerItem, FlyersViewModel } from './flyers-view-model.ts'

interface FlyerCardProps {
  readonly flyer: FlyerItem
  readonly flyers: FlyersViewModel
}

export const FlyerCard = observer(function FlyerCard({ flyer, flyers }: FlyerCardProps) {
  const nameId = useId()
  return (
    <Card as="article" padding="none" aria-labelledby={nameId}>
      <Picture src={flyer.thumbnail} alt="" ratio="3/4" />
      <CardBody>
        <Stack gap="small">
          <h2 id={nameId} className={words.title}>
            {flyer.name ?? content.unnamed}
          </h2>
          {flyer.url === undefined ? <Broken /> : <Actions flyer={flyer} url={flyer.url} flyers={flyers} />}
        </Stack>
      </CardBody>
    </Card>
  )
})

function Broken() {
  return (
    <div className={styles.broken}>
      <FileX />
      <div>
        <p className={styles.brokenTitle}>{content.broken}</p>
        <p>{content.brokenHint}</p>
      </div>
    </div>
  )
}

const Actions = observer(function Actions({ flyer, url, flyers }: FlyerCardProps & { readonly url: string }) {
  const { launch } = flyers
  const opening = launch.openingKey === flyer.key
  const blocked = launch.blocked?.key === flyer.key ? launch.blocked : undefined
  return (
    <>
      <Cluster gap="tight" fills>
        <Button
          icon={<Eye />}
          busy={opening}
          busyLabel={content.opening}
          onClick={() => flyers.viewPressed(flyer)}
        >
          {content.view}
        </Button>
        <ButtonLink variant="quiet" icon={<Download />} href={url} external download>
          {content.download}
        </ButtonLink>
      </Cluster>
      {opening && <p className={words.quiet}>{content.openingHint}</p>}
      {blocked && <BlockedTab address={blocked.address} label={content.openHere} />}
    </>
  )
})
