import type { Person } from '@domain/person/person.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Avatar } from '../kit/avatar.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { ErrorSummary, focusField } from '../kit/error-summary.tsx'
import { FileField } from '../kit/file-field.tsx'
import { Form } from '../kit/layout.tsx'
import { Notice } from '../kit/notice.tsx'
import { SkeletonCard } from '../kit/skeleton.tsx'
import { formatDay } from '../screen/format.ts'
import { LoadView } from '../screen/load-view.tsx'
import { Page } from '../screen/page.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { profileContent as content } from './profile-content.ts'
import { errorOf } from './profile-field.ts'
import styles from './profile-page.module.css'
import { AddressSection, CompanySection, ContactSection, IndividualSection } from './profile-sections.tsx'
import { ProfileViewModel } from './profile-view-model.ts'
import { RegistrationStatus } from './registration-status.tsx'

const PHOTO_TYPES = 'image/png,image/jpeg,image/webp,image/gif'

interface PartProps {
  readonly profile: ProfileViewModel
}

export const ProfilePage = observer(function ProfilePage({ title }: ScreenProps) {
  const profile = useViewModel(ProfileViewModel)
  return (
    <Page title={title} width="form">
      <LoadView
        load={{ state: profile.person.state, retry: profile.load }}
        what={content.what}
        skeleton={
          <div className={styles.parts}>
            <SkeletonCard lines={2} />
            <SkeletonCard lines={10} />
          </div>
        }
      >
        {(person) => (
          <div className={styles.parts}>
            <Portrait profile={profile} person={person} />
            <ProfileForm profile={profile} />
            <RegistrationStatus profile={profile} person={person} />
          </div>
        )}
      </LoadView>
    </Page>
  )
})

const Portrait = observer(function Portrait({ profile, person }: PartProps & { readonly person: Person }) {
  return (
    <Card>
      <div className={styles.portrait}>
        <Avatar src={profile.photo} size="large" alt={content.photo.alt} />
        <div className={styles.who}>
          <p className={styles.name}>{person.name}</p>
          {person.customerSince && (
            <p className={styles.quiet}>{content.customerSince(formatDay(person.customerSince))}</p>
          )}
          <FileField
            label={content.photo.change}
            accept={PHOTO_TYPES}
            hint={content.photo.hint}
            error={profile.photoProblem}
            busy={profile.photoSubmission.busy}
            onFile={(file) => void profile.photoChosen(file)}
          />
        </div>
      </div>
    </Card>
  )
})

const ProfileForm = observer(function ProfileForm({ profile }: PartProps) {
  const { values } = profile

  useEffect(() => {
    if (profile.focus) focusField({ name: profile.focus.field })
  }, [profile.focus])

  if (!values) return null
  return (
    <Form gap="large" onSubmit={() => void profile.submitted()}>
      <Card>
        <div className={styles.sections}>
          <Summary profile={profile} />
          {values.kind === 'individual' ? (
            <IndividualSection profile={profile} values={values} />
          ) : (
            <CompanySection profile={profile} values={values} />
          )}
          <ContactSection profile={profile} values={values} />
          <AddressSection profile={profile} />
          <Problem profile={profile} />
          <Button
            type="submit"
            variant="primary"
            size="large"
            fullWidth
            busy={profile.submission.busy}
            busyLabel={content.saving}
          >
            {content.save}
          </Button>
        </div>
      </Card>
    </Form>
  )
})

const Summary = observer(function Summary({ profile }: PartProps) {
  const items = profile.wrongFields.map((field) => ({
    name: field,
    message: errorOf(profile, field) ?? '',
  }))
  return (
    <div className={styles.summary}>
      <ErrorSummary title={content.summary(items.length)} items={items} />
    </div>
  )
})

/** A toast has said it already: this stays for as long as the customer needs it. */
const Problem = observer(function Problem({ profile: { problem } }: PartProps) {
  if (problem === undefined) return null
  if (problem.kind === 'in-doubt') return <Notice title={content.inDoubtTitle}>{content.inDoubt}</Notice>
  return (
    <Notice tone="danger" title={content.refusedTitle}>
      {problem.message}
    </Notice>
  )
})
