/** What members report: the panel's section, and the order that `POST /sandbox/reports` takes (product 13.14). */
import { html } from 'hono/html';
import * as v from 'valibot';
import type { ReportReason } from '#domain/community.ts';
import type { Context } from '#sandbox/context.ts';

export const reportOrder = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^report-[0-9a-f]{24}$/)),
  decision: v.picklist(['hidden', 'dismissed']),
});

interface ShownReport {
  id: string;
  /** Who reports, and whom. */
  by: string;
  author: string;
  kind: 'post' | 'comment';
  about: 'words' | 'member';
  reason: ReportReason;
  note: string;
  excerpt: string;
}

/** The open ones, the oldest first. */
export const readReports = ({ db }: Pick<Context, 'db'>): Promise<readonly ShownReport[]> =>
  db
    .selectFrom('reports')
    .innerJoin('members as reporters', 'reporters.id', 'reports.member_id')
    .innerJoin('members as authors', 'authors.id', 'reports.author_id')
    .select([
      'reports.id',
      'reporters.name as by',
      'authors.name as author',
      'kind',
      'about',
      'reason',
      'note',
      'excerpt',
    ])
    .where('decision', 'is', null)
    .orderBy('reports.at')
    .orderBy('reports.id')
    .limit(20)
    .execute();

const reasons: Record<ReportReason, string> = {
  spam: 'spam',
  scam: 'scam or false promise',
  abuse: 'insult or threat',
  private: 'private details',
  other: 'something else',
};

const decide = (id: string, decision: 'hidden' | 'dismissed', label: string) =>
  html`<form method="post" action="/sandbox/reports">
    <input type="hidden" name="id" value="${id}" /><input type="hidden" name="decision" value="${decision}" /><button>
      ${label}
    </button>
  </form>`;

export const reportsSection = ({ reports }: { reports: readonly ShownReport[] }) =>
  html` <section id="reports" data-part>
    <h2>Reports</h2>
    ${
      reports.length === 0
        ? html`<p class="subtle">None open. What members report in the community shows here.</p>`
        : html`<dl>
            ${reports.map(
              ({ id, by, author, kind, about, reason, note, excerpt }) =>
                html`<dt>
                    ${about === 'member' ? 'Member' : kind} <bdi>${author}</bdi>: ${reasons[reason]}, says
                    <bdi>${by}</bdi>
                  </dt>
                  <dd>
                    <bdi>${excerpt}</bdi>
                    ${note === '' ? '' : html`<p class="subtle"><bdi>${note}</bdi></p>`}
                    <div class="row">
                      ${decide(id, 'hidden', about === 'member' ? 'Hide all they wrote' : 'Hide it')}
                      ${decide(id, 'dismissed', 'Dismiss')}
                    </div>
                  </dd>`,
            )}
          </dl>`
    }
  </section>`;
