import { shareEndpoints } from '@quizwright/contracts/endpoints/share.ts'
import { say, sayMade } from '@quizwright/domain/language/say.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import type { GivenRole } from '@quizwright/domain/rules/role.ts'
import { addShareFindings } from '@quizwright/domain/rules/share.ts'
import type { AddShareBody, QuizShares } from '@quizwright/domain/schemas/share.ts'
import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { problemText } from '../../../api/problem-text.ts'
import { rest } from '../../../api/rest.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { describeRole, roleChoices } from './roles.ts'
import { useChangeShares } from './use-shares.ts'

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 9rem auto' },
    gap: '3',
    alignItems: 'start',
    // The button stands beside the fields, not beside their labels.
    '& > button': { mt: { sm: '1.625rem' } },
    '& > p': { gridColumn: '1 / -1', color: 'fg.muted', textStyle: 'sm' },
  },
})

type AddColleagueProps = { quizId: string; shares: QuizShares }

/** Gives a colleague, named by their e-mail address, or the team of the course a role. */
export const AddColleague = ({ quizId, shares: { shares, course } }: AddColleagueProps) => {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<GivenRole>('editor')
  const [problem, setProblem] = useState<string>()
  const add = useChangeShares(
    quizId,
    async (body: AddShareBody) => (await rest(shareEndpoints).addShare({ body })).data,
  )
  const give = async (to: Pick<AddShareBody, 'email' | 'course_id'>) => {
    setProblem(sayMade(addShareFindings(to)[0]?.message ?? '') || undefined)
    if (addShareFindings(to).length > 0) return
    try {
      await add.mutateAsync({ quiz_id: quizId, role, ...to })
      setEmail('')
    } catch (error) {
      if (to.email === undefined) toast.error(say('The course wasn’t given a role.'), problemText(error))
      else setProblem(problemText(error))
    }
  }
  const isTeamMissing = course && !shares.some(({ kind, _id }) => kind === 'course' && _id === course._id)
  return (
    <>
      <Form
        noValidate
        aria-label={say('Add a colleague')}
        onSubmit={(event) => {
          event.preventDefault()
          void give({ email: email.trim() })
        }}
      >
        <TextField
          label={say('Colleague’s email')}
          type="email"
          autoComplete="off"
          maxLength={lengths.email}
          value={email}
          error={problem}
          onChange={setEmail}
        />
        <Select label={say('Role')} options={roleChoices()} value={role} onChange={setRole} />
        <Button type="submit" variant="solid" icon={<UserPlus aria-hidden />} busy={add.isPending}>
          {say('Add')}
        </Button>
        <p>{describeRole(role)}</p>
      </Form>
      {isTeamMissing && (
        <div>
          <Button
            size="sm"
            icon={<Users aria-hidden />}
            disabled={add.isPending}
            onClick={() => void give({ course_id: course._id })}
          >
            {say('Add everyone who teaches {course}', { course: course.name })}
          </Button>
        </div>
      )}
    </>
  )
}
