import { say } from '@quizwright/domain/language/say.ts'

/** The first headings of every table of answers: what was answered, by how many, and how they did in the quiz. */
export const AnswerHeads = () => (
  <>
    <th scope="col">{say('Answer')}</th>
    <th scope="col" data-numeric>
      {say('Given by')}
    </th>
    <th scope="col" data-numeric>
      {say('Percent')}
    </th>
    <th scope="col" data-numeric>
      {say('Average quiz score of these students')}
    </th>
  </>
)
