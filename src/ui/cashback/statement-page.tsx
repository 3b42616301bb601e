import { CalendarClock, ReceiptText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button.tsx'
import { Card, CardGrid } from '../kit/card.tsx'
import { Pager } from '../kit/pager.tsx'
import { SkeletonCard } from '../kit/skeleton.tsx'
import { EmptyState, FailedState, LoadView } from '../screen/load-view.tsx'
import { Page } from '../screen/page.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { AccountBalance } from './account-balance.tsx'
import { LapsingCashback } from './lapsing-cashback.tsx'
import { statementContent as content } from './statement-content.ts'
import { StatementLineCard } from './statement-line-card.tsx'
import styles from './statement-page.module.css'
import { StatementViewModel } from './statement-view-model.ts'

/** The cash-back account: what there is, what lapses first, and where it came from (portal.md §2). */
export const StatementPage = observer(function StatementPage({ title }: ScreenProps) {
  const statement = useViewModel(StatementViewModel)
  return (
    <Page title={title}>
      <div className={styles.summary}>
        <AccountBalance balance={statement.balance} />
        {statement.first.state.status !== 'failed' && (
          <LapsingCashback lapsing={statement.lapsing} today={statement.today.day} />
        )}
      </div>
      <section className={styles.lines} aria-labelledby="lancamentos">
        <h2 id="lancamentos" className={styles.sectionTitle}>
          {content.lines}
        </h2>
        <LoadView
          waiting={statement.first.state}
          skeleton={
            <CardGrid>
              <SkeletonCard lines={3} />
              <SkeletonCard lines={3} />
            </CardGrid>
          }
          what={content.what.statement}
          onRetry={statement.retryPressed}
          isEmpty={() => statement.lines.length === 0}
          empty={
            <EmptyState icon={<ReceiptText aria-hidden="true" />} title={content.empty}>
              {content.emptyHint}
            </EmptyState>
          }
        >
          {() => <Lines statement={statement} />}
        </LoadView>
      </section>
    </Page>
  )
})

const Lines = observer(function Lines({ statement }: { statement: StatementViewModel }) {
  return (
    <>
      <CardGrid as="ul">
        {statement.shown.map((line) => (
          <Card key={line.id} as="li">
            <StatementLineCard line={line} today={statement.today.day} />
          </Card>
        ))}
      </CardGrid>
      <Pager
        label={content.pager}
        page={statement.page}
        pageCount={statement.pageCount}
        onChange={statement.pageChosen}
        range={5}
        margin={2}
      />
      <More statement={statement} />
    </>
  )
})

const More = observer(function More({ statement }: { statement: StatementViewModel }) {
  const { further, mayHaveMore } = statement
  if (further.state.status === 'failed') {
    return (
      <FailedState
        what={content.what.more}
        failure={further.state.failure}
        onRetry={() => void statement.morePressed()}
      />
    )
  }
  return (
    <div className={styles.more}>
      {mayHaveMore ? (
        <Button
          icon={<CalendarClock aria-hidden="true" />}
          busy={further.state.status === 'pending'}
          busyLabel={content.loadingMore}
          onClick={() => void statement.morePressed()}
        >
          {content.more}
        </Button>
      ) : (
        <p className={styles.complete}>{content.complete}</p>
      )}
    </div>
  )
})
