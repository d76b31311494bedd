/** The panel beside the table: which tab is open, and which item it explains. */
import { roomForSidePanel } from '../ui/screen';

export type Tab = 'log' | 'card' | 'pile' | 'chains';

class SidePanel {
  item = $state<string | null>(null);
  tab = $state<Tab>('log');
  open = $state(roomForSidePanel.current);

  showItem(id: string) {
    this.item = id;
    this.showTab('card');
  }

  showTab(tab: Tab) {
    this.tab = tab;
    this.open = true;
  }
}

export const sidePanel = new SidePanel();
