import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { ListOf, Uuid } from '@formwright/kit/http/schemas'
import { actorFrom, requireRole, type StaffRole } from '@formwright/kit/identity/actor'
import { type Order, pageAfter, pageOf } from '@formwright/kit/staff/paging'
import { reportSecurity } from '@formwright/kit/staff/security'
import { answerStaffList } from '@formwright/kit/staff/staff-list'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { changeStaffRole, grantRole, takeRoleAway } from '../domain/staff/staff.ts'
import { listStaff, type StaffRow } from '../repositories/staff.ts'
import { ChangeRole, GrantRole, StaffMember, StaffQuery } from '../schemas/staff.ts'
import type { Database } from '../tables.ts'

export interface StaffOptions {
  db: Database
  configured: readonly string[]
  now: () => Date
}

const Params = Type.Object({ id: Uuid })
const byEmail: Order<StaffRow, string> = { cursorOf: ({ email }) => email, placeOf: (cursor) => cursor }

/** Who works here, for admins. */
export const staffRoutes =
  ({ db, configured, now }: StaffOptions): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', requireRole('admin'))
    const options = () => ({ configured, now: now() })

    app.get(
      '/api/admin/staff',
      {
        schema: {
          tags: ['admin'],
          summary: 'Members of staff, by e-mail address',
          querystring: StaffQuery,
          response: { 200: ListOf(StaffMember), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const found = await listStaff(db, pageAfter(byEmail, request.query))
        const answers = pageOf(found, byEmail, { request, reply }).map(toMember)
        return answerStaffList(db, { request, reply }, { of: 'staff', answers })
      }
    )

    app.post(
      '/api/admin/staff',
      {
        schema: {
          tags: ['admin'],
          summary: 'Make the owner of a confirmed address a member of staff; ends that person’s sessions',
          body: GrantRole,
          response: { 200: StaffMember, ...ErrorAnswers }
        }
      },
      async (request) => {
        const member = await grantRole(db, { ...request.body, by: byOf(request) }, options())
        reportSecurity(request, 'role-changed', { subject: member.id, to: member.role })
        return toMember(member)
      }
    )

    app.patch(
      '/api/admin/staff/:id',
      {
        schema: {
          tags: ['admin'],
          summary: 'Give a member of staff another role; ends that person’s sessions',
          params: Params,
          body: ChangeRole,
          response: { 200: StaffMember, ...ErrorAnswers }
        }
      },
      async (request) => {
        const change = { accountId: request.params.id, role: request.body.role, by: byOf(request) }
        const member = await changeStaffRole(db, change, options())
        reportSecurity(request, 'role-changed', { subject: member.id, to: member.role })
        return toMember(member)
      }
    )

    app.delete(
      '/api/admin/staff/:id',
      {
        schema: {
          tags: ['admin'],
          summary: 'Take a role away; ends that person’s sessions, the account stays a customer’s',
          params: Params,
          response: { 204: Type.Unsafe<undefined>({ description: 'A customer from now on' }), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { id } = request.params
        await takeRoleAway(db, { accountId: id, by: byOf(request) }, options())
        reportSecurity(request, 'role-changed', { subject: id, to: 'customer' })
        return reply.code(204).send()
      }
    )
  }

const byOf = (request: FastifyRequest) => ({ staff: actorFrom(request), requestId: request.id })

const toMember = ({ second_factor_since, created_at, last_signed_in_at, role, ...row }: StaffRow) => ({
  ...row,
  role: role as StaffRole,
  created_at: created_at.toISOString(),
  second_factor: second_factor_since !== null,
  last_signed_in_at: last_signed_in_at?.toISOString() ?? null
})
