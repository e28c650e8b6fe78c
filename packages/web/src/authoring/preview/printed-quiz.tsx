import { shownText } from '@quizwright/domain/kinds/shown-text.ts'
import { directionOfLanguage } from '@quizwright/domain/language/languages.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { acceptedOf } from '@quizwright/domain/kinds/accepted-of.ts'
import { piecesOf } from '@quizwright/domain/kinds/pieces-of.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { FormulaText } from '@quizwright/ui/question/formula-text.tsx'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { AcceptedAnswers } from '../../questions/accepted-answers.tsx'
import { PrintedLists } from './printed-lists.tsx'
import { OptionsWithKey } from '../../questions/options-with-key.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import type { Previewed } from './preview-paper.ts'
import type { PaperWords } from './paper-words.ts'

const Paper = chakra('section', {
  base: {
    display: 'none',
    '@media print': { display: 'block' },
    '& .about': { textStyle: 'sm', color: 'fg.muted' },
    '& .taker': { display: 'grid', gridTemplateColumns: 'auto 2fr auto 1fr', columnGap: '3', pt: '8' },
    '& .line': { borderBottom: '1px solid' },
    '& h3': { fontWeight: 'semibold', mt: '6', mb: '2', breakAfter: 'avoid' },
    '& .paragraph': { whiteSpace: 'pre-wrap', mb: '3' },
    '& header': { mb: '6' },
    '& .question': { breakInside: 'avoid', mb: '6' },
    '& .asked': { display: 'flex', gap: '2', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
    '& .marks': { marginInlineStart: 'auto', whiteSpace: 'nowrap' },
    '& ol': { listStyle: 'upper-alpha', ps: '8', mt: '2', display: 'grid', gap: '1.5' },
    '& li[data-correct]': { fontWeight: 'bold' },
    '& li[data-correct]::after': { content: '" ✓"' },
    '& .answer': { height: '10rem', border: '1px solid', mt: '2' },
    // A number or a few words.
    '& .answer[data-short]': { height: '2.5rem', width: '16rem' },
    '& .solution': {
      borderInlineStart: '3px solid',
      whiteSpace: 'pre-wrap',
      '--solution-margin': '0.5rem 0 0',
      '--solution-padding': '0 0 0 0.75rem',
      '--solution-ground': 'transparent',
      '--solution-radius': '0',
    },
    '& img': { maxHeight: '14rem', maxWidth: '100%' },
  },
})

type PrintedQuestionProps = { question: DraftQuestion; no: number; words: PaperWords; withKey: boolean }

const PrintedQuestion = ({ question, no, words, withKey }: PrintedQuestionProps) => {
  const {
    section,
    page_before: page = '',
    paragraph,
    options,
    solution,
    solution_equation,
    solution_image_url,
  } = question
  const hasSolution = solution !== '' || solution_equation !== '' || solution_image_url !== ''
  return (
    <>
      {section !== '' && <h3>{section}</h3>}
      {page !== '' && (
        <p className="paragraph">
          <FormulaText text={page} />
        </p>
      )}
      {paragraph !== '' && (
        <p className="paragraph">
          <FormulaText text={paragraph} />
        </p>
      )}
      <div className="question">
        <div className="asked">
          <strong>{no}.</strong>
          <div>
            <QuestionContent
              text={shownText(question)}
              equation={question.equation}
              image={question.image_url}
              imageName={question.image_description || say('Image of question {number}', { number: no })}
            />
          </div>
          <span className="marks">{elementAt(words.marks, no - 1)}</span>
        </div>
        <PrintedLists question={question} words={words} />
        {options.length === 0 && piecesOf(question).length === 0 && !withKey && (
          <div className="answer" data-short={acceptedOf(question).accepted && ''} />
        )}
        <OptionsWithKey options={options} hidesKey={!withKey} />
        {withKey && <AcceptedAnswers question={question} />}
        {withKey && hasSolution && (
          <div className="solution">
            <QuestionContent
              text={solution}
              equation={solution_equation}
              image={solution_image_url}
              imageName={question.solution_image_description || say('Image of the solution')}
            />
          </div>
        )}
      </div>
    </>
  )
}

type PrintedQuizProps = { previewed: Previewed; words: PaperWords; withKey: boolean }

/** A quiz on paper with lines for the student's name, or with its key. Only visible in print. */
export const PrintedQuiz = ({ previewed: { questions }, words, withKey }: PrintedQuizProps) => (
  <Paper aria-hidden lang={words.language} dir={directionOfLanguage(words.language)}>
    <header>
      <p className="about">{withKey ? words.aboutKey : words.about}</p>
      {!withKey && (
        <p className="taker">
          {words.name} <span className="line" /> {words.date} <span className="line" />
        </p>
      )}
    </header>
    {questions.map((question, index) => (
      <PrintedQuestion
        key={question._id}
        question={question}
        no={index + 1}
        words={words}
        withKey={withKey}
      />
    ))}
  </Paper>
)
