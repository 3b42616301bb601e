import { GalleryHorizontal, ReceiptText, Rows3 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import arrange from '../kit/arrange.module.css'
import { Button } from '../kit/button.tsx'
import { Card, CardGrid } from '../kit/card.tsx'
import { Cluster } from '../kit/layout.tsx'
import { Pager } from '../kit/pager.tsx'
import { Section } from '../kit/section.tsx'
import { SkeletonCard, SkeletonCards } from '../kit/skeleton.tsx'
import words from '../kit/words.module.css'
import { formatInteger } from '../screen/format.ts'
import { lazyPart } from '../screen/lazy-part.ts'
import { EmptyState, LoadView } from '../screen/load-view.tsx'
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
  const { first } = statement.list
  return (
    <Page title={title}>
      <div className={arrange.columns}>
        <AccountBalance balance={statement.balance} />
        {first.state.status !== 'failed' && (
          <LapsingCashback
            lapsing={statement.lapsing}
            today={statement.today.day}
            keepsRoom={statement.keepsRoomForLapsing}
          />
        )}
      </div>
      {/* With the lines the part above gets its height, or goes. The key makes a new section then: the old one would move. */}
      <Section key={first.state.status} title={content.lines}>
        <LoadView
          load={first}
          skeleton={<SkeletonCards count={2} min="wide" lines={3} />}
          what={content.what.statement}
          isEmpty={() => statement.list.lines.length === 0}
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

/** Fetched when the list is asked for: with it come the names of the months. */
const StatementList = lazyPart(async () => (await import('./statement-list.tsx')).StatementList)

const Lines = observer(function Lines({ statement }: { statement: StatementViewModel }) {
  const inList = statement.layout === 'list'
  return (
    <>
      <Cluster>
        <Button
          icon={inList ? <GalleryHorizontal /> : <Rows3 />}
          onClick={() => statement.layoutChosen(inList ? 'pages' : 'list')}
        >
          {inList ? content.showPages : content.showList}
        </Button>
      </Cluster>
      {inList ? (
        <StatementList statement={statement} fallback={<SkeletonCard lines={8} />} />
      ) : (
        <Pages statement={statement} />
      )}
    </>
  )
})

const Pages = observer(function Pages({ statement }: { statement: StatementViewModel }) {
  const { shown, page } = statement
  return (
    <>
      <CardGrid as="ul" min="wide">
        {shown.map((line, position) => (
          // Ids may repeat (product.md, rule 19), so the place is the key.
          // biome-ignore lint/suspicious/noArrayIndexKey: a page never changes its order.
          <Card key={`${page}-${position}`} as="li">
            <StatementLineCard line={line} today={statement.today.day} />
          </Card>
        ))}
      </CardGrid>
      <Pager
        label={content.pager}
        page={page}
        pageCount={statement.pageCount}
        onChange={statement.pageChosen}
        range={5}
        margin={2}
      />
      {statement.list.hasNext && (
        <p className={words.quiet}>{content.firstLines(formatInteger(statement.list.lines.length))}</p>
      )}
    </>
  )
})
