import { say } from '@quizwright/domain/language/say.ts'
import { arranged, piecesOf } from '@quizwright/domain/kinds/pieces-of.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import type { PaperWords } from './paper-words.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import type { Hotspot } from '@quizwright/domain/kinds/hotspot/schema.ts'
import { ImageAreas } from '@quizwright/ui/question/image-areas.tsx'

const Boxes = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', mt: '2' } })

type PrintedAreasProps = { interaction: Hotspot; words: PaperWords }

/** The image with its numbered areas, and a box to tick for each. */
const PrintedAreas = ({ interaction, words }: PrintedAreasProps) => {
  const { image_url: image, image_description: description = '', areas } = interaction.presentation
  return (
    <>
      <ImageAreas url={image} name={description} areas={areas} />
      <Boxes>
        {areas.map(({ name }, index) => (
          <span key={index}>
            ☐ {words.areas[index]}
            {interaction.presentation.shows_names && name !== '' && `: ${name}`}
          </span>
        ))}
      </Boxes>
    </>
  )
}

const Line = chakra('div', { base: { display: 'flex', gap: '2', mb: '1' } })

const place = '____'

/** A prompt has its number and a place to write, a choice its letter. An item's number would tell where it belongs. */
const signOf = (name: string): string => {
  const [list, no = '1'] = name.split(' ')
  if (list === 'choice') return `${letterOf(Number(no) - 1)})`
  return list === 'prompt' ? `${no}. ${place}` : place
}

/** The lists that students match or order, in the order in which they are stored. */
export const PrintedLists = ({ question, words }: { question: DraftQuestion; words: PaperWords }) => {
  const stored = arranged(question)
  if (stored.interaction?.kind === 'hotspot')
    return <PrintedAreas interaction={stored.interaction} words={words} />
  return piecesOf(stored).map(({ piece, name }) => (
    <Line key={name}>
      <span>{signOf(name)}</span>
      <div>
        <QuestionContent
          text={piece.text}
          equation={piece.equation}
          image={piece.image_url}
          imageName={piece.image_description || say('Image of {name}', { name })}
        />
      </div>
    </Line>
  ))
}
