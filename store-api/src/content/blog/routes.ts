import { getBlogComments } from 'shared-contracts/api/get-blog-comments';
import { getBlogDetail } from 'shared-contracts/api/get-blog-detail';
import { getBlogList } from 'shared-contracts/api/get-blog-list';
import { insertBlogComment } from 'shared-contracts/api/insert-blog-comment';
import type { InferOutput } from 'valibot';
import type { BotCheck } from '../../platform/forms/bot-check.ts';
import { FORMS } from '../../platform/forms/routes.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import { approvedComments, leaveComment } from './comments.ts';
import { findPost, listPosts } from './posts-repository.ts';
import { postItemTexts, postTexts } from './translated-texts.ts';

type Sent = InferOutput<(typeof insertBlogComment)['request']>;
type ResponseMsg = InferOutput<(typeof insertBlogComment)['answer']>[number]['ResponseMsg'];

export function blogRoutes(api: Api, botCheck: BotCheck): void {
  const { db, now } = api;
  const posts = { cached: { tags: () => ['content:posts'] } };
  registerCall(
    api,
    getBlogList,
    ({ parameters: { PageNo, PageSize, OrderByColumnName }, language }) =>
      listPosts(db, { sort: OrderByColumnName, pageNo: PageNo, pageSize: PageSize, language }),
    { ...posts, texts: postItemTexts },
  );
  registerCall(api, getBlogDetail, ({ parameters }) => findPost(db, parameters.Slug), { ...posts, texts: postTexts });
  registerCall(api, getBlogComments, ({ parameters }) => approvedComments(db, parameters.Slug), {
    cached: { tags: () => ['content:posts', 'content:comments'] },
  });
  registerCall(api, insertBlogComment, async ({ parameters }) => [{ ResponseMsg: await comment(parameters) }], {
    limit: FORMS,
  });

  async function comment({ Website, FormToken, ...written }: Sent): Promise<ResponseMsg> {
    const verdict = botCheck.judge({ Website, FormToken });
    // A program gets a person's answer, so that trials do not reveal the trap.
    if (verdict === 'trapped') return 'Saved Successfully';
    if (verdict === 'hasty') return 'Please take a moment and try again';
    const result = await leaveComment(db, written, now());
    switch (result) {
      case 'saved':
        return 'Saved Successfully';
      case 'unknown-post':
        return 'Unknown post';
    }
  }
}
