import { studentListEndpoints } from '@quizwright/contracts/endpoints/student-list.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { AddedStudents, ListedStudent } from '@quizwright/contracts/schemas/student-list.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { problemText } from '../../../api/problem-text.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { rest } from '../../../api/rest.ts'
import { toast } from '../../../ui/feedback/toaster-store.ts'

export const useStudentList = (sessionId: string) => {
  const client = useQueryClient()
  const queryKey = [...queryKeys.sessions, 'student list', sessionId]
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await rest(studentListEndpoints).getStudentList({ params: { sessionId } }, { signal })).data.students,
  })
  const add = useMutation({
    mutationFn: async (text: string): Promise<AddedStudents> =>
      (await rest(studentListEndpoints).addStudents({ body: { sessionId, text } })).data,
    onSuccess: ({ students }) => client.setQueryData(queryKey, students),
    onError: (error) => toast.error(say('The students couldn’t be added'), problemText(error)),
  })
  const remove = useMutation({
    mutationFn: async (listedId: string) =>
      (await rest(studentListEndpoints).removeStudent({ body: { sessionId, listed_id: listedId } })).data
        .students,
    onSuccess: (students) => client.setQueryData(queryKey, students),
    onError: (error) => toast.error(say('The student couldn’t be removed from the list'), problemText(error)),
  })
  const restore = useMutation({
    mutationFn: async (listedId: string) =>
      (await rest(studentListEndpoints).restoreStudent({ body: { sessionId, listed_id: listedId } })).data
        .students,
    onSuccess: (students) => client.setQueryData(queryKey, students),
    onError: (error) => toast.error(say('The student couldn’t be put back on the list'), problemText(error)),
  })
  const replace = useMutation({
    mutationFn: async ({ _id: listedId, link_number: linkNumber = 0 }: ListedStudent) =>
      (
        await rest(studentListEndpoints).replacePersonalLink({
          body: { sessionId, listed_id: listedId, link_number: linkNumber },
        })
      ).data.students,
    onSuccess: (students, { _id, name, link }) => {
      client.setQueryData(queryKey, students)
      const now = students.find((student) => student._id === _id)
      if (now && now.link !== link)
        toast.success(
          say('{name} has a new link', { name }),
          say('The old one no longer works. Copy or send the new one.'),
        )
      else toast.warning(`${name} is no longer on the list`)
    },
    onError: (error) => toast.error(say('The link couldn’t be replaced'), problemText(error)),
  })
  const send = useMutation({
    mutationFn: async () =>
      (await rest(studentListEndpoints).sendPersonalLinks({ body: { sessionId } })).data,
    onSuccess: ({ queued, outbox }) =>
      outbox
        ? toast.warning(
            say('No mail server is set up'),
            sayCount(
              queued,
              '{count} email is in the administrator’s outbox. Copy the links and send them yourself.',
              '{count} emails are in the administrator’s outbox. Copy the links and send them yourself.',
            ),
          )
        : toast.success(sayCount(queued, '{count} email is on its way.', '{count} emails are on their way.')),
    onError: (error) => toast.error(say('The links couldn’t be sent'), problemText(error)),
  })
  return { list, add, remove, restore, replace, send }
}
