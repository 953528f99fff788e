/** What each person is answered; `other` is a customer to whom nothing in the request belongs, `owner` the one to whom all does. */
export const PERSONS = ['anonymous', 'other', 'owner', 'support', 'admin'] as const
export type Person = (typeof PERSONS)[number]

type Row = readonly [anonymous: number, other: number, owner: number, support: number, admin: number]

/**
 * Who may call what: one row for each operation of gateway/openapi.json, in its order. tests/e2e/api/requests.ts says
 * what is sent, tests/e2e/api.test.ts sends it. A row of five equal numbers is a door that is open to (or shut for) all;
 * an id of 128 random bits is itself the right to what it names. 422 is a wrong password, 410 a link that was used, and
 * the 409s say that a draft of an account needs no mailed link, and that the address of staff is confirmed already.
 */
// biome-ignore format: a table is read by its columns
export const accessMatrix: Readonly<Record<string, Row>> = {
  //                                                           anonymous other owner support admin
  'GET /api/admin/add-ons':                                       [401, 403, 403, 403, 200],
  'PATCH /api/admin/add-ons/{id}':                                [401, 403, 403, 403, 404],
  'GET /api/admin/audit':                                         [401, 403, 403, 403, 200],
  'GET /api/admin/chats':                                         [401, 403, 403, 200, 200],
  'GET /api/admin/contacts':                                      [401, 403, 403, 403, 200],
  'GET /api/admin/demos':                                         [401, 403, 403, 403, 200],
  'GET /api/admin/documents':                                     [401, 403, 403, 403, 200],
  'GET /api/admin/documents/waiting':                             [401, 403, 403, 403, 200],
  'POST /api/admin/documents/{id}/link':                          [401, 403, 403, 403, 201],
  'GET /api/admin/emails':                                        [401, 403, 403, 403, 200],
  'POST /api/admin/emails/{id}/retry':                            [401, 403, 403, 403, 404],
  'POST /api/admin/erasures':                                     [401, 403, 403, 403, 202],
  'GET /api/admin/events/dead':                                   [401, 403, 403, 403, 200],
  'POST /api/admin/events/dead/{service}/{id}/replay':            [401, 403, 403, 403, 404],
  'GET /api/admin/promo-codes':                                   [401, 403, 403, 403, 200],
  'POST /api/admin/promo-codes':                                  [401, 403, 403, 403, 201],
  'PATCH /api/admin/promo-codes/{code}':                          [401, 403, 403, 403, 200],
  'GET /api/admin/queue':                                         [401, 403, 403, 403, 200],
  'GET /api/admin/staff':                                         [401, 403, 403, 403, 200],
  'POST /api/admin/staff':                                        [401, 403, 403, 403, 404],
  'DELETE /api/admin/staff/{id}':                                 [401, 403, 403, 403, 404],
  'PATCH /api/admin/staff/{id}':                                  [401, 403, 403, 403, 404],
  'GET /api/admin/stats':                                         [401, 403, 403, 403, 200],
  'GET /api/admin/support-hours':                                 [401, 403, 403, 200, 200],
  'PUT /api/admin/support-hours':                                 [401, 403, 403, 403, 200],
  'GET /api/admin/transactions':                                  [401, 403, 403, 403, 200],
  'POST /api/admin/transactions/{id}/refund':                     [401, 403, 403, 403, 404],
  'GET /api/admin/transactions/{id}/refund-quote':                [401, 403, 403, 403, 200],
  'GET /api/admin/trials':                                        [401, 403, 403, 403, 200],

  'POST /api/attorney-directory':                                 [200, 200, 200, 200, 200],
  'GET /api/attorneys/{id}':                                      [200, 200, 200, 200, 200],
  'POST /api/find-attorneys-ai':                                  [200, 200, 200, 200, 200],

  'POST /api/auth/change-password':                               [401, 422, 422, 422, 422],
  'GET /api/auth/export':                                         [401, 200, 200, 200, 200],
  'POST /api/auth/forgot-password':                               [202, 202, 202, 202, 202],
  'POST /api/auth/login':                                         [200, 200, 200, 200, 200],
  'POST /api/auth/logout':                                        [401, 204, 204, 204, 204],
  'POST /api/auth/logout-all':                                    [401, 204, 204, 204, 204],
  'GET /api/auth/me':                                             [401, 200, 200, 200, 200],
  'DELETE /api/auth/me':                                          [401, 422, 422, 422, 422],
  'POST /api/auth/register':                                      [201, 201, 201, 201, 201],
  'POST /api/auth/reset-password':                                [410, 410, 410, 410, 410],
  'GET /api/auth/second-factor':                                  [401, 403, 403, 200, 200],
  'POST /api/auth/second-factor':                                 [401, 403, 403, 422, 422],
  'DELETE /api/auth/second-factor':                               [401, 403, 403, 409, 409],
  'POST /api/auth/second-factor/confirm':                         [401, 403, 403, 409, 409],
  'POST /api/auth/second-factor/recovery-codes':                  [401, 403, 403, 409, 409],
  'POST /api/auth/send-verification':                             [401, 202, 202, 409, 409],
  'GET /api/auth/sessions':                                       [401, 200, 200, 200, 200],
  'DELETE /api/auth/sessions/{id}':                               [401, 404, 204, 404, 404],
  'POST /api/auth/verify-email':                                  [410, 410, 410, 410, 410],

  'POST /api/checkout/claim':                                     [404, 404, 200, 404, 404],
  'POST /api/checkout/create-session':                            [200, 200, 200, 200, 200],
  'GET /api/checkout/status/{sessionId}':                         [200, 200, 200, 200, 200],
  'POST /api/checkout/webhook':                                   [400, 400, 400, 400, 400],
  'POST /api/promo-codes/validate':                               [200, 200, 200, 200, 200],

  'POST /api/contact':                                            [201, 201, 201, 201, 201],
  'GET /api/help/articles':                                       [200, 200, 200, 200, 200],
  'GET /api/help/articles/{id}':                                  [200, 200, 200, 200, 200],
  'POST /api/help/articles/{id}/vote':                            [200, 200, 200, 200, 200],
  'GET /api/support-chat/socket':                                 [200, 200, 200, 200, 200],
  'POST /api/live-chat/submit':                                   [201, 201, 201, 201, 201],
  'GET /api/enterprise-demo-video':                               [200, 200, 200, 200, 200],
  'POST /api/enterprise/schedule-demo':                           [200, 200, 200, 200, 200],
  'POST /api/enterprise/start-trial':                             [200, 200, 200, 200, 200],

  'POST /api/documents/generate-template':                        [200, 200, 200, 200, 200],
  'GET /api/documents/{generationId}':                            [200, 200, 200, 200, 200],
  'GET /api/documents/{generationId}/events':                     [200, 200, 200, 200, 200],
  'GET /api/documents/{generationId}/filing':                     [200, 200, 200, 200, 200],
  'POST /api/documents/{generationId}/mail':                      [202, 202, 202, 202, 202],
  'GET /api/download/{generationId}':                             [200, 200, 200, 200, 200],
  'POST /api/download/{generationId}/renew':                      [202, 202, 202, 202, 202],
  'GET /api/download/{generationId}/{document}':                  [200, 200, 200, 200, 200],
  'POST /api/generate-document':                                  [404, 404, 202, 404, 404],
  'GET /api/places/counties/{state}':                              [200, 200, 200, 200, 200],
  'GET /api/places/zip/{zip}':                                    [200, 200, 200, 200, 200],
  'POST /api/questionnaire/confirm':                              [404, 404, 202, 404, 404],
  'GET /api/questionnaire/drafts/{userId}':                       [404, 404, 200, 404, 404],
  'GET /api/questionnaire/fonts/{name}':                          [200, 200, 200, 200, 200],
  'POST /api/questionnaire/preview':                              [200, 200, 200, 200, 200],
  'GET /api/questionnaire/preview.css':                           [200, 200, 200, 200, 200],
  'GET /api/questionnaire/progress/{userId}':                     [404, 404, 200, 404, 404],
  'POST /api/questionnaire/resume':                               [410, 410, 410, 410, 410],
  'POST /api/questionnaire/resume-link':                          [404, 404, 409, 404, 404],
  'POST /api/questionnaire/save':                                 [404, 404, 200, 404, 404],
  'GET /api/questionnaire/{service}':                             [200, 200, 200, 200, 200],
  'GET /api/questionnaire/{service}/state-fee/{state}':           [200, 200, 200, 200, 200],
  'POST /api/user/claim':                                         [401, 404, 200, 404, 404],
  'GET /api/user/progress':                                       [401, 200, 200, 200, 200],
  'POST /api/user/progress':                                      [401, 200, 200, 200, 200],
  'POST /api/verify':                                             [200, 200, 200, 200, 200],

  'GET /api/investment/forms/{type}':                             [200, 200, 200, 200, 200],
  'POST /api/investment/get-started':                             [200, 200, 200, 200, 200],
  'GET /api/services':                                            [200, 200, 200, 200, 200],
  'GET /api/services/{idOrSlug}':                                 [200, 200, 200, 200, 200]
}
