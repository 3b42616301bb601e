import { Download, Mail } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Cluster, Stack } from '../kit/layout.tsx'
import { Notice } from '../kit/notice.tsx'
import { ProgressBar } from '../kit/progress.tsx'
import { joinWords } from '../screen/format.ts'
import { Page } from '../screen/page.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { partName } from './my-data-file.ts'
import { privacyContent as content } from './privacy-content.ts'
import styles from './privacy-page.module.css'
import { PrivacyViewModel } from './privacy-view-model.ts'

interface PartProps {
  readonly privacy: PrivacyViewModel
}

export const PrivacyPage = observer(function PrivacyPage({ title }: ScreenProps) {
  const privacy = useViewModel(PrivacyViewModel)
  return (
    <div className={styles.screen}>
      <Page title={title}>
        <Contact email={privacy.settings.dataProtectionEmail} />
        <MyData privacy={privacy} />
        <Rights />
      </Page>
    </div>
  )
})

function Contact({ email }: { email: string | undefined }) {
  return (
    <Card as="section" aria-labelledby="canal">
      <Stack>
        <h2 id="canal" className={styles.title}>
          {content.channelTitle}
        </h2>
        <p>{content.channel}</p>
        {email === undefined ? (
          <p>{content.noEmail}</p>
        ) : (
          <p className={styles.email}>
            <Mail aria-hidden="true" />
            <span>
              {content.email}{' '}
              <a href={`mailto:${email}?subject=${encodeURIComponent(content.subject)}`}>{email}</a>
            </span>
          </p>
        )}
      </Stack>
    </Card>
  )
}

const MyData = observer(function MyData({ privacy }: PartProps) {
  return (
    <Card as="section" aria-labelledby="dados">
      <Stack>
        <h2 id="dados" className={styles.title}>
          {content.dataTitle}
        </h2>
        <p>{content.dataText}</p>
        <p className={styles.quiet}>{content.keep}</p>
        <Cluster>
          <Button
            variant="primary"
            icon={<Download />}
            busy={privacy.submission.busy}
            busyLabel={content.collecting}
            onClick={privacy.downloadPressed}
          >
            {content.download}
          </Button>
        </Cluster>
        {privacy.progress && (
          <ProgressBar
            label={content.progress}
            value={privacy.progress.done}
            max={privacy.progress.total}
            meaning={content.progressMeaning(privacy.progress.done, privacy.progress.total)}
          />
        )}
        <div role="status">
          <Result privacy={privacy} />
        </div>
      </Stack>
    </Card>
  )
})

const Result = observer(function Result({ privacy: { result } }: PartProps) {
  if (result === undefined) return null
  if (result === 'nothing') return <Notice tone="danger">{content.nothing}</Notice>
  if (result.missing.length === 0) return <Notice tone="success">{content.done}</Notice>
  return (
    <Notice title={content.incompleteTitle}>
      {content.incomplete(joinWords(result.missing.map(partName)))}
    </Notice>
  )
})

function Rights() {
  return (
    <Card as="section" aria-labelledby="direitos">
      <Stack>
        <h2 id="direitos" className={styles.title}>
          {content.rightsTitle}
        </h2>
        <p className={styles.quiet}>{content.rightsLead}</p>
        <ul className={styles.rights}>
          {content.rights.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong>: {text}
            </li>
          ))}
        </ul>
        <h3 className={styles.subtitle}>{content.linksTitle}</h3>
        <Cluster>
          {content.links.map(({ href, label }) => (
            <ButtonLink key={href} href={href}>
              {label}
            </ButtonLink>
          ))}
        </Cluster>
      </Stack>
    </Card>
  )
}
