import { chakra } from '@chakra-ui/react/styled-system'
import { labels } from '@quizwright/contracts/texts.ts'
import type { csvImportView } from '@quizwright/machines/csv-import/view.ts'
import { Button } from '../../ui/button.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { WindowFooter } from '../../ui/window-footer.tsx'
import type { ImportActor } from './csv-import-windows.tsx'

const Body = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', '& > p': { textStyle: 'sm', color: 'fg.muted' } } })

type ChooseFileProps = { actor: ImportActor; view: ReturnType<typeof csvImportView> }

/** Window 77: a CSV file is chosen or dropped. */
export const ChooseFileWindow = ({ actor, view }: ChooseFileProps) => (
  <>
    <Body>
      <FileDrop
        label="Drop a CSV file here, or choose one" hint="Up to 100 MB. Comma, semicolon or tab between the cells." accept=".csv,.tsv,.txt,text/csv"
        onFiles={(files) => actor.send({ type: 'choose files', files })} error={view.problem?.message}
      />
      <p>The first row names the columns: question, option1 to option4, is_correct1 to is_correct4, and as many of tags, difficulty_level, weightage, solution, equation and image_url as you use.</p>
    </Body>
    <WindowFooter>
      <Button onClick={() => actor.send({ type: 'back' })}>{labels.back}</Button>
      {view.canShowResult && <Button onClick={() => actor.send({ type: 'show the result' })}>Show the last result</Button>}
    </WindowFooter>
  </>
)
