import { RefreshCw, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button, IconButton } from '../kit/button.tsx'
import { Question } from '../kit/question.tsx'
import { useViewModel } from '../screen/view-model.tsx'
import styles from './update-notice.module.css'
import { UpdateViewModel } from './update-view-model.ts'

const content = {
  ready: 'Nova versão disponível',
  update: 'Atualizar',
  later: 'Depois',
  askTitle: 'Atualizar agora apaga o que você digitou',
  askText: 'Se quiser, envie ou salve antes. A nova versão pode esperar.',
  keepTyping: 'Continuar aqui',
  updateAnyway: 'Atualizar mesmo assim',
} as const

/** At the edge of the screen until the customer answers. */
export const UpdateNotice = observer(function UpdateNotice() {
  const update = useViewModel(UpdateViewModel)
  return (
    <>
      <div role="status">
        {update.offered && (
          <div className={styles.notice}>
            <RefreshCw />
            <p className={styles.text}>{content.ready}</p>
            <Button variant="primary" busy={update.applying.busy} onClick={update.updatePressed}>
              {content.update}
            </Button>
            <IconButton label={content.later} icon={<X />} onClick={update.postponePressed} />
          </div>
        )}
      </div>
      <Question
        open={update.asking}
        title={content.askTitle}
        confirm={content.keepTyping}
        onConfirm={update.postponePressed}
        decline={content.updateAnyway}
        onDecline={update.confirmed}
        onClose={update.postponePressed}
      >
        <p>{content.askText}</p>
      </Question>
    </>
  )
})
