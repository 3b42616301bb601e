import { CalendarClock, ReceiptText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import arrange from '../kit/arrange.module.css'
import { Card, CardGrid } from '../kit/card.tsx'
import { Pager } from '../kit/pager.tsx'
import { Section } from '../kit/section.tsx'
import { SkeletonCards } from '../kit/skeleton.tsx'
import { EmptyState, LoadView } from '../screen/load-view.tsx'
import { MorePages } from '../screen/more-pages.tsx'
import { Page } from '../screen/page.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { AccountBalance } from './account-balance.tsx'
import { LapsingCashback } from './lapsing-cashback.tsx'
import { statementContent as content } from './statement-content.ts'
import { StatementLineCard } from './statement-line-card.tsx'
import { StatementViewModel } from './statement-view-model.ts'

export const CashbackStatementPage = observer(function CashbackStatementPage({ title }: ScreenProps) {
  const statement = useViewModel(StatementViewModel)
  return (
    <Page title={title}>
      <div className={arrange.columns}>
        <AccountBalance balance={statement.balance} />
        {statement.list.first.state.status !== 'failed' && (
          <LapsingCashback
            lapsing={statement.lapsing}
            today={statement.today.day}
            comesLater={statement.list.first.value?.mayHaveMore !== false}
          />
        )}
      </div>
      {/* Another section when the first page has come: what stands above becomes as high as that page says, and the old one would move. */}
      <Section key={statement.list.first.value === undefined ? 'awaited' : 'read'} title={content.lines}>
        <LoadView
          load={{ state: statement.list.first.state, retry: statement.list.load }}
          skeleton={<SkeletonCards count={2} lines={3} />}
          what={content.what.statement}
          isEmpty={() => statement.lines.length === 0}
          empty={
            <EmptyState icon={<ReceiptText />} title={content.empty}>
              {content.emptyHint}
            </EmptyState>
          }
        >
          {() => <Lines statement={statement} />}
        </LoadView>
      </Section>
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
      <MorePages list={statement.list} icon={<CalendarClock />} words={content} />
    </>
  )
})
