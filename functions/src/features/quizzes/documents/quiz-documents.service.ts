import type {
  generateQuizOfDocument,
  QuizDocument,
} from '@study-assistant/contract/quizzes/quiz-documents';
import type { Parsed } from '@study-assistant/contract/wire/endpoint';
import { toProperTitle } from '@study-assistant/writer/document/title/proper-title';
import { requireOwnQuizDocument } from '../../../domain/access.ts';
import { ApiError, notFound } from '../../../domain/api-error.ts';
import type { Caller } from '../../../domain/caller.ts';
import { hasReadableText } from '../../../domain/material/file-formats.ts';
import type { MaterialReaders } from '../../../domain/material/material-audience.ts';
import { ownerFolder } from '../../../domain/owner-folder.ts';
import { chooseOfDocument } from '../../../domain/quiz/choose-of-document.ts';
import { currentReading } from '../../../domain/quiz/document-reading.ts';
import type { StoredUpload } from '../../../http/receive-upload.ts';
import type { FileStore } from '../../../platform/files/files.ts';
import type { TaskQueues } from '../../../platform/tasks/tasks.ts';
import type { LimitsRepository } from '../../../stored/kept/limits.repository.ts';
import type { MaterialsRepository } from '../../../stored/materials/materials.repository.ts';
import type {
  NewQuizDocument,
  QuizDocumentsRepository,
  StoredQuizDocument,
} from '../../../stored/quizzes/quiz-documents.repository.ts';
import { PASTED_TEXT, requireAcceptedDocument } from '../order/accepted-document.ts';
import type { OrderedBy, OrderQuizService } from '../order/order-quiz.service.ts';

type Deps = {
  quizDocuments: Pick<QuizDocumentsRepository, 'add' | 'find' | 'newId' | 'remove'>;
  materials: Pick<MaterialsRepository, 'find'>;
  readers: Pick<MaterialReaders, 'choose'>;
  limits: Pick<LimitsRepository, 'take'>;
  orders: Pick<OrderQuizService, 'orderFrom'>;
  tasks: Pick<TaskQueues, 'readQuizDocument'>;
  files: Pick<FileStore, 'copy' | 'remove'>;
  clock: () => Date;
};

export type QuizDocumentsService = ReturnType<typeof createQuizDocumentsService>;
type Reply = { document: QuizDocument };

/** Documents that are read first, so that their teacher chooses what of them a quiz is about. */
export function createQuizDocumentsService(deps: Deps) {
  const { quizDocuments, files, clock } = deps;
  return {
    async upload(caller: Caller, upload: StoredUpload): Promise<Reply> {
      requireAcceptedDocument(upload, PASTED_TEXT);
      return add(caller, { sourcePath: upload.path, fileName: upload.fileName, title: '' });
    },

    /** Its file is copied, so that the material may go. */
    async readMaterial(caller: Caller, materialId: string): Promise<Reply> {
      const found = await deps.materials.find(materialId);
      const [material] = found ? await deps.readers.choose([found], [caller]) : [];
      if (!material) throw notFound('Material not found.');
      const { fileName, name, path } = material;
      if (!hasReadableText(fileName)) {
        throw new ApiError(
          'unsupported-type',
          'A quiz can be written from PDF and Word documents, slides (PPTX, ODP) and plain text.',
        );
      }
      const gone = notFound('Material not found.');
      return withCopy(caller, path, gone, (sourcePath) =>
        add(caller, { sourcePath, fileName, title: toProperTitle(name) ?? '' }),
      );
    },

    async read(caller: Caller, id: string): Promise<Reply> {
      return { document: present(await findOwn(caller, id)) };
    },

    /** The quiz has a copy of the file: another may be ordered from the document, or it may go. */
    async order(
      caller: Caller,
      id: string,
      { title, parts, pages, ...settings }: Parsed<typeof generateQuizOfDocument>['body'],
      by: OrderedBy,
    ): Promise<{ quizId: string }> {
      const document = await findOwn(caller, id);
      if (document.status === 'generating') {
        throw new ApiError('conflict', 'This document is still being read. Please wait a moment.');
      }
      if (document.failure) throw new ApiError('unusable-document', document.failure.sentence);
      const chosen = chooseOfDocument(document, { parts, pages });
      const { fileName } = document;
      const named = { fileName, title: title ?? document.title, chosen };
      const gone = notFound('This document is no longer kept. Please upload it again.');
      return withCopy(caller, document.sourcePath, gone, (sourcePath) =>
        deps.orders.orderFrom(caller, settings, { sourcePath, ...named }, by),
      );
    },
  };

  async function add(
    caller: Caller,
    named: Pick<NewQuizDocument, 'sourcePath' | 'fileName' | 'title'>,
  ): Promise<Reply> {
    const now = clock();
    const document: NewQuizDocument = {
      id: quizDocuments.newId(),
      teacherId: caller.uid,
      ...named,
      createdAt: now.toISOString(),
      status: 'generating',
      failure: null,
      pages: null,
      parts: [],
      isQuestionPaper: false,
    };
    await deps.limits.take({ uid: caller.uid, address: null }, [{ name: 'documents' }], clock());
    try {
      await quizDocuments.add(document);
      await deps.tasks.readQuizDocument.enqueue({ documentId: document.id });
    } catch (error) {
      // It may be there all the same, and its file goes with this request.
      await quizDocuments.remove(document.id);
      throw error;
    }
    return { document: present(document) };
  }

  /** Works with a copy of a file, which goes again where the work fails. */
  async function withCopy<T>(
    { uid }: Caller,
    path: string,
    gone: ApiError,
    work: (path: string) => Promise<T>,
  ): Promise<T> {
    const copy = `${ownerFolder('quiz-sources', uid)}/${quizDocuments.newId()}`;
    if (!(await files.copy(path, copy))) throw gone;
    try {
      return await work(copy);
    } catch (error) {
      await files.remove(copy);
      throw error;
    }
  }

  async function findOwn(caller: Caller, id: string): Promise<StoredQuizDocument> {
    const document = requireOwnQuizDocument(caller, await quizDocuments.find(id));
    return currentReading(document, clock());
  }
}

function present(document: NewQuizDocument): QuizDocument {
  const { id, fileName, status, reading, failure, pages, isQuestionPaper } = document;
  return {
    id,
    fileName,
    status,
    ...(status === 'generating' && reading && { reading }),
    ...(failure && { error: failure.sentence }),
    title: status === 'ready' ? document.title : '',
    pages,
    parts: document.parts.map(({ title, pages: range, words }) => ({ title, pages: range, words })),
    isQuestionPaper,
  };
}
