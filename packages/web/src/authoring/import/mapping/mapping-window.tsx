import { perLocale } from '@quizwright/domain/rules/locale.ts'
import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { CsvPreview, QuestionFormat, Reading, ReadingChoices } from '@quizwright/domain/schemas/csv.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { labels } from '@quizwright/domain/texts.ts'
import type { ReactNode } from 'react'
import { QueryError } from '../../../api/query-error.tsx'
import { queryClient } from '../../../api/query-client.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { WindowFooter } from '../../../ui/layout/window-footer.tsx'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { Body, Notice, Summary } from '../review/window-styles.ts'
import { MappingSections } from './mapping-sections.tsx'
import { missingFor } from './must-ask.ts'
import { previewQuery } from './read-preview.ts'
import { type Mapping, useMapping } from './use-mapping.ts'
import { isExplained } from './word-questions.tsx'

const ErrorText = chakra('p', {
  base: { flex: { base: '1 0 100%', sm: '1' }, alignSelf: 'center', textStyle: 'sm', color: 'fg.error' },
})

type MappingWindowProps = {
  fileLink: string
  fileName: string | null
  format: QuestionFormat | undefined
  formatChoice: ReactNode
  choices: ReadingChoices
  quizType: QuizType
  onRead: (choices: ReadingChoices) => void
  onCancel: () => void
  /** The number of repaired questions of this file; they would be read again. */
  repaired: number
}

const inWords = perLocale((locale) => new Intl.ListFormat(locale))

/** What prevents reading the file; undefined if it can be read. */
const obstacle = (
  { columns, countsFrom }: Mapping,
  preview: CsvPreview,
  quizType: QuizType,
  isAllSaid: boolean,
): string => {
  const missing = missingFor(columns, quizType)
  if (missing.length > 0)
    return say('Choose the column for {missing}.', { missing: inWords().format(missing) })
  if (preview.numbered && countsFrom === undefined) return say('Choose which number is the first option.')
  return isAllSaid ? '' : say('Choose what each word means.')
}

/** Window 5, before the file is read: asks, once for the whole file, what cannot be detected. */
export const MappingWindow = ({
  fileLink,
  fileName,
  format,
  formatChoice,
  choices,
  quizType,
  repaired,
  onRead,
  onCancel,
}: MappingWindowProps) => {
  const mapping = useMapping({ fileLink, format }, choices.reading ?? {}, quizType)
  const { query, preview } = mapping
  const cancel = <Button onClick={onCancel}>{labels.cancel}</Button>
  if (!preview)
    return (
      <>
        {query.error ? (
          <Body>
            <QueryError query={query} title={say('The file couldn’t be checked')} />
            {formatChoice}
          </Body>
        ) : (
          <Skeleton height="20rem" aria-label={say('Checking the file')} />
        )}
        <WindowFooter>{cancel}</WindowFooter>
      </>
    )
  const inTheWay = obstacle(mapping, preview, quizType, isExplained(preview, mapping))
  const readItSo = (reading: Reading) => {
    // Returning to this window shows the same preview at once.
    queryClient.setQueryData(previewQuery({ fileLink, format, reading }).queryKey, preview)
    onRead({ ...(format && { format }), reading })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (mapping.reading && inTheWay === '') readItSo(mapping.reading)
      }}
    >
      <Body>
        <Summary>
          {saidWith('Check that {file} is read correctly.', {
            file: <strong>{fileName || 'questions.csv'}</strong>,
          })}
        </Summary>
        {repaired > 0 && (
          <Notice role="status">
            {sayCount(
              repaired,
              'The file will be read again, and {count} question that you fixed or left out goes back to how ' +
                'it was in the file.',
              'The file will be read again, and {count} questions that you fixed or left out go back to how ' +
                'they were in the file.',
            )}
          </Notice>
        )}
        {formatChoice}
        <MappingSections preview={preview} mapping={mapping} isBusy={query.isFetching} />
      </Body>
      <WindowFooter>
        {inTheWay !== '' && <ErrorText role="status">{inTheWay}</ErrorText>}
        {cancel}
        <Button type="submit" variant="solid" busy={query.isFetching} disabled={inTheWay !== ''}>
          {say('Import')}
        </Button>
      </WindowFooter>
    </form>
  )
}
