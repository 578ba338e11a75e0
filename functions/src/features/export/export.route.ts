import { exportOwnData } from '@study-assistant/contract/people/own-account';
import { exportPerson } from '@study-assistant/contract/people/people';
import type { BindZip } from '../../http/bind-zip.ts';
import type { ExportDataService } from './export-data.service.ts';

export function exportRoutes(bindZip: BindZip<{ exports: ExportDataService }>): void {
  bindZip(exportOwnData, (school, caller) => school.exports.exportOf(caller, caller.uid));
  bindZip(exportPerson, (school, caller, params) => school.exports.exportOf(caller, params.uid));
}
