import { elementAt } from '@quizwright/domain/defined.ts'
import { nameOfLanguage } from '@quizwright/domain/language/name-of-language.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { languageChoices } from '../../../questions/language-choices.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { toolNames } from '../tool-names.ts'
import { TranslatedRow } from './translated-row.tsx'
import { useTranslations } from './use-translations.ts'
import { MutedText } from '../../../ui/layout/parts.tsx'

const Top = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '4',
    mb: '4',
    '& > p': { flex: '1 1 12rem', textStyle: 'sm', color: 'fg.muted', pb: '2' },
  },
})
const Steps = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mb: '3',
    '& > h3': { fontWeight: 'semibold', flex: '1 1 8rem' },
  },
})

const none = ''

/** The window in which an author translates the texts of a quiz, the original beside the translation. */
const TranslationsDialog = ({ onClose }: { onClose: () => void }) => {
  const { quiz } = useEditor()
  const translations = useTranslations()
  const { language, languages, progress, questions, index, texts } = translations
  const [isRemoving, setRemoving] = useState(false)
  const next = language === none ? undefined : translations.nextOpen()
  const choices = languageChoices(languages).filter(({ value }) => value !== quiz.language)
  return (
    <Dialog open size="lg" title={toolNames.translations} onClose={onClose}>
      <Top>
        <Select
          label={say('Translate into')}
          value={language}
          options={[
            ...(language === none ? [{ value: none, label: say('Choose a language') }] : []),
            ...choices.filter(({ value }) => languages.includes(value)),
            ...choices.filter(({ value }) => !languages.includes(value)),
          ]}
          onChange={translations.chooseLanguage}
        />
        {language !== none && (
          <p role="status">
            {say('{done} of {total} texts translated', { done: progress.done, total: progress.total })}
            {progress.outdated > 0 &&
              ` · ${sayCount(progress.outdated, '{count} original changed since', '{count} originals changed since')}`}
          </p>
        )}
        {languages.includes(language) && (
          <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => setRemoving(true)}>
            {say('Remove this language')}
          </Button>
        )}
      </Top>
      {language === none ? (
        <MutedText>
          {say(
            'Students choose the language of the questions. Marks and statistics count all languages together.',
          )}
        </MutedText>
      ) : (
        <>
          <Steps>
            <h3>{say('Question {number} of {total}', { number: index + 1, total: questions.length })}</h3>
            <Button size="sm" disabled={index === 0} onClick={() => translations.goTo(index - 1)}>
              {say('Previous')}
            </Button>
            <Button
              size="sm"
              disabled={index + 1 >= questions.length}
              onClick={() => translations.goTo(index + 1)}
            >
              {say('Next')}
            </Button>
            <Button
              size="sm"
              disabled={next === undefined}
              onClick={() => next !== undefined && translations.goTo(next)}
            >
              {say('Next to translate')}
            </Button>
          </Steps>
          {texts.length === 0 && <MutedText>{say('This question has no words to translate.')}</MutedText>}
          <div onBlur={translations.endTyping}>
            {texts.map((text) => (
              <TranslatedRow
                key={`${language} ${elementAt(questions, index)._id} ${text.field}`}
                text={text}
                language={language}
                onWrite={(translated) => translations.write(text, translated)}
              />
            ))}
          </div>
          <MutedText>{say('Until a question is fully translated, students see its original.')}</MutedText>
        </>
      )}
      <ConfirmDialog
        open={isRemoving}
        title={say('Remove {language} from all questions?', { language: nameOfLanguage(language || 'en') })}
        confirmLabel={say('Remove')}
        danger
        onCancel={() => setRemoving(false)}
        onConfirm={() => {
          translations.removeLanguage()
          setRemoving(false)
        }}
      >
        {say('You can undo this.')}
      </ConfirmDialog>
    </Dialog>
  )
}

export default TranslationsDialog
