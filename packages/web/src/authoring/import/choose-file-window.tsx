import { say } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { acceptedEndings } from '@quizwright/formats/question-file-endings.ts'
import type { csvImportView } from '@quizwright/machines/csv-import/view.ts'
import { Download } from 'lucide-react'
import { sayProblem } from '../../api/problem-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { FileDrop } from '../../ui/form/file-drop.tsx'
import { WindowFooter } from '../../ui/layout/window-footer.tsx'
import type { ImportActor } from './import-actors.ts'
import { packFiles } from './pack-files.ts'
import { saveTemplate } from './save-template.ts'

const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    '& > p': { textStyle: 'sm', color: 'fg.muted' },
  },
})

type ChooseFileProps = { actor: ImportActor; view: ReturnType<typeof csvImportView> }

/** Window 77: the author chooses or drops a CSV file. */
export const ChooseFileWindow = ({ actor, view }: ChooseFileProps) => (
  <>
    <Body>
      <FileDrop
        label={say('Drop a file here, or choose one')}
        hint={say(
          'Up to 100 MB: CSV, Excel, Word, OpenDocument, GIFT, Aiken, Moodle XML, QTI (also zipped) or ' +
            'plain text.',
        )}
        accept={acceptedEndings}
        onFiles={(files) =>
          void packFiles(files).then((packed) => actor.send({ type: 'choose files', files: packed }))
        }
        {...(view.problem && { error: sayProblem(view.problem) })}
      />
      <p>
        {say(
          'A CSV file starts with a row of column names, in any order; the template has them all, with ' +
            'an example question. In other formats, you can upload several files at once. Anything that can’t ' +
            'be imported is listed.',
        )}
      </p>
      <div>
        <Button size="sm" variant="ghost" icon={<Download aria-hidden />} onClick={saveTemplate}>
          {say('Download template')}
        </Button>
      </div>
    </Body>
    <WindowFooter>
      <Button onClick={() => actor.send({ type: 'back' })}>{labels.back}</Button>
      {view.canShowResult && (
        <Button onClick={() => actor.send({ type: 'show the result' })}>{say('Show last result')}</Button>
      )}
    </WindowFooter>
  </>
)
