import type { Person, PersonKind } from '@domain/person/person.ts'
import { observer } from 'mobx-react-lite'
import { Avatar } from '../kit/avatar.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { FileField } from '../kit/file-field.tsx'
import { Form } from '../kit/layout.tsx'
import { Notice } from '../kit/notice.tsx'
import { SkeletonCard } from '../kit/skeleton.tsx'
import words from '../kit/words.module.css'
import { AddressSection } from '../person/address-section.tsx'
import { FormErrors, SubmitButton, useFormFocus } from '../screen/form-view.tsx'
import { formatDay } from '../screen/format.ts'
import { LoadView } from '../screen/load-view.tsx'
import { Page } from '../screen/page.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { profileContent as content, fieldLabel, fieldText } from './profile-content.ts'
import styles from './profile-page.module.css'
import { ProfilePhotoViewModel } from './profile-photo-view-model.ts'
import { CompanySection, ContactSection, IndividualSection } from './profile-sections.tsx'
import { type EditedProfile, ProfileViewModel } from './profile-view-model.ts'
import { RegistrationStatus } from './registration-status.tsx'

const PHOTO_TYPES = 'image/png,image/jpeg,image/webp,image/gif'

export const ProfilePage = observer(function ProfilePage({ title }: ScreenProps) {
  const profile = useViewModel(ProfileViewModel)
  const photo = useViewModel(ProfilePhotoViewModel)
  return (
    <Page title={title} width="form">
      <LoadView
        load={profile.person}
        what={content.what}
        skeleton={
          <div className={styles.parts}>
            <SkeletonCard lines={9} />
            <SkeletonCard lines={20} />
          </div>
        }
      >
        {(person) => (
          <div className={styles.parts}>
            {profile.restored && (
              <Notice
                action={
                  <Button size="small" waits={profile.isWriting} onClick={profile.discardPressed}>
                    {content.discard}
                  </Button>
                }
              >
                {content.restored}
              </Notice>
            )}
            <Portrait photo={photo} person={person} />
            {profile.form && <ProfileForm profile={profile} form={profile.form} />}
            <RegistrationStatus profile={profile} />
          </div>
        )}
      </LoadView>
    </Page>
  )
})

interface PortraitProps {
  readonly photo: ProfilePhotoViewModel
  readonly person: Person
}

const Portrait = observer(function Portrait({ photo, person }: PortraitProps) {
  return (
    <Card>
      <div className={styles.portrait}>
        <Avatar src={photo.url} size="large" alt={photo.url === undefined ? '' : content.photo.alt} />
        <div className={styles.who}>
          <p className={words.title}>{person.name}</p>
          {person.customerSince && (
            <p className={words.muted}>{content.customerSince(formatDay(person.customerSince))}</p>
          )}
          <FileField
            label={content.photo.change}
            accept={PHOTO_TYPES}
            hint={content.photo.hint}
            error={photo.problem}
            busy={photo.submission.busy}
            onFile={(file) => void photo.chosen(file)}
          />
        </div>
      </div>
    </Card>
  )
})

interface ProfileFormProps {
  readonly profile: ProfileViewModel
  readonly form: EditedProfile
}

const ProfileForm = observer(function ProfileForm({ profile, form }: ProfileFormProps) {
  useFormFocus(form)

  return (
    <Form gap="large" onSubmit={() => void profile.submitted()}>
      <Card>
        <div className={styles.sections}>
          <div className={styles.summary}>
            <FormErrors form={form} title={content.summary} />
          </div>
          {form.values.kind === 'individual' ? (
            <IndividualSection form={form} unlisted={profile.person.value?.unlisted} />
          ) : (
            <CompanySection form={form} lines={profile.linesOfBusiness} />
          )}
          <ContactSection form={form} />
          <AddressSection address={profile.address} errorOf={form.errorOf} />
          <Problem problem={profile.problem} kind={form.values.kind} />
          <div className={styles.save}>
            <SubmitButton
              submission={profile.submission}
              waits={profile.statusChange.submission.busy}
              busyLabel={content.saving}
            >
              {content.save}
            </SubmitButton>
          </div>
        </div>
      </Card>
    </Form>
  )
})

interface ProblemProps extends Pick<ProfileViewModel, 'problem'> {
  readonly kind: PersonKind
}

/** Why it was refused stands in a toast alone. The other two show a toast only on another screen. */
function Problem({ problem, kind }: ProblemProps) {
  if (problem === undefined) return null
  if (problem.kind === 'in-doubt') {
    return (
      <Notice role="alert" title={content.inDoubtTitle}>
        {content.inDoubt}
      </Notice>
    )
  }
  if (problem.kind === 'changed-elsewhere') {
    return (
      <Notice role="alert" title={content.changedTitle}>
        <p>{content.changedText}</p>
        <ul>
          {problem.changes.map(({ field, here, there }) => (
            <li key={field}>
              {content.changed(fieldLabel(field, kind), fieldText(field, here), fieldText(field, there))}
            </li>
          ))}
        </ul>
      </Notice>
    )
  }
  return (
    <Notice tone="danger" title={content.refusedTitle}>
      {content.refused}
    </Notice>
  )
}
