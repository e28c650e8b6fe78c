import { say } from '@quizwright/domain/language/say.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { MatchInContext } from './match-in-context.tsx'
import { PanelLine } from './panel-line.ts'
import type { Search } from './use-search.ts'

/** The field and buttons for replacing matches. */
export const ReplaceLine = ({ search }: { search: Search }) => {
  const { current, questionNo, count, replace } = search
  const none = count === 0
  return (
    <PanelLine>
      <div data-field-place>
        <TextField
          label={say('Replace with')}
          hideLabel
          size="sm"
          autoComplete="off"
          spellCheck={false}
          placeholder={say('Replace with')}
          value={search.replacement}
          onChange={search.setReplacement}
          onEnter={replace}
        />
      </div>
      <Button size="sm" disabled={none} onClick={replace}>
        {say('Replace')}
      </Button>
      <Button size="sm" disabled={none} onClick={search.replaceAll}>
        {none ? say('Replace all') : say('Replace all {count}', { count })}
      </Button>
      {current && questionNo && (
        <MatchInContext match={current} questionNo={questionNo} onOpen={search.goInto} />
      )}
    </PanelLine>
  )
}
