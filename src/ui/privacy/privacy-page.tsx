import { Download, Mail } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import arrange from '../kit/arrange.module.css'
import { Button, ButtonLink } from '../kit/button.tsx'
import { classNames } from '../kit/class-names.ts'
import { Cluster } from '../kit/layout.tsx'
import { Notice } from '../kit/notice.tsx'
import { ProgressBar } from '../kit/progress.tsx'
import { CardSection } from '../kit/section.tsx'
import words from '../kit/words.module.css'
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
    <Page title={title} width="form">
      <Contact email={privacy.settings.dataProtectionEmail} />
      <MyData privacy={privacy} />
      <Rights />
      <Visits disclosure={privacy.disclosure} />
    </Page>
  )
})

/** What the portal reports of visits, and the version of the portal. */
function Visits({ disclosure: { reports, version } }: { disclosure: PrivacyViewModel['disclosure'] }) {
  return (
    <CardSection title={content.visitsTitle}>
      <p>{content.visits[reports]}</p>
      {version !== undefined && <p className={words.muted}>{content.version(version)}</p>}
    </CardSection>
  )
}

function Contact({ email }: { email: string | undefined }) {
  return (
    <CardSection title={content.channelTitle}>
      <p>{content.channel}</p>
      {email === undefined ? (
        <p>{content.noEmail}</p>
      ) : (
        <p className={classNames(words.withIcon, styles.email)}>
          <Mail />
          <span>
            {content.email}{' '}
            <a href={`mailto:${email}?subject=${encodeURIComponent(content.subject)}`}>{email}</a>
          </span>
        </p>
      )}
    </CardSection>
  )
}

const MyData = observer(function MyData({ privacy }: PartProps) {
  return (
    <CardSection title={content.dataTitle}>
      <p>{content.dataText}</p>
      <p className={words.muted}>{content.keep}</p>
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
      <div role="status" className={arrange.announced}>
        <Result privacy={privacy} />
      </div>
    </CardSection>
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
    <CardSection title={content.rightsTitle}>
      <p className={words.muted}>{content.rightsLead}</p>
      <ul className={styles.rights}>
        {content.rights.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong>: {text}
          </li>
        ))}
      </ul>
      <h3>{content.linksTitle}</h3>
      <Cluster>
        {content.links.map(({ href, label }) => (
          <ButtonLink key={href} href={href}>
            {label}
          </ButtonLink>
        ))}
      </Cluster>
      <p className={words.muted}>
        {content.softwareLead}{' '}
        <a href="./licencas.txt" target="_blank" rel="noopener">
          {content.softwareLink}
        </a>
      </p>
    </CardSection>
  )
}
